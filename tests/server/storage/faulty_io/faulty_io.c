/* Calls of the C library that fail on request, for programs that load this library before it (LD_PRELOAD).
 *
 * Only files whose path begins with a prefix are affected. The n-th counted call on them fails, and so do all later ones if the fault lasts.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define FILES 4096
#define EXPORT __attribute__((visibility("default")))

static char prefix[4096];
static char watched[FILES];
static long counted, failing_at;
static int failure, lasts, halves;
static char fired[128];

/* Fail the call number `at` from now on with `error`; 0 fails none. `halved`: a failing write first writes half of its data. */
EXPORT void faulty_io_begin(const char *path, long at, int error, int lasting, int halved) {
    snprintf(prefix, sizeof prefix, "%s", path);
    __atomic_store_n(&counted, 0, __ATOMIC_SEQ_CST);
    failing_at = at, failure = error, lasts = lasting, halves = halved;
    fired[0] = 0;
}

EXPORT long faulty_io_counted(void) { return __atomic_load_n(&counted, __ATOMIC_SEQ_CST); }

/* The call that failed first; empty if none has. */
EXPORT const char *faulty_io_fired(void) { return fired; }

static int is_watched(int file) { return prefix[0] && file >= 0 && file < FILES && watched[file]; }

/* Count a call; return whether it must fail. Calls that a full disk would not affect fail only with other errors.
 * Locks never fail for long: SQLite repeats them for ten seconds. */
static int fails(const char *call, int needs_space) {
    if (failure == ENOSPC && !needs_space)
        return 0;
    long number = __atomic_add_fetch(&counted, 1, __ATOMIC_SEQ_CST);
    if (!failing_at || number < failing_at || (number > failing_at && !lasts))
        return 0;
    if (!fired[0])
        snprintf(fired, sizeof fired, "%s", call);
    errno = failure;
    return 1;
}

#define REAL(name) static __typeof__(name) *real; if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

#define OPEN(name) \
    EXPORT int name(const char *path, int flags, ...) { \
        REAL(name); \
        va_list rest; \
        va_start(rest, flags); \
        int mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, int) : 0; \
        va_end(rest); \
        int ours = prefix[0] && !strncmp(path, prefix, strlen(prefix)); \
        if (ours && fails("open", (flags & O_CREAT) != 0)) \
            return -1; \
        int file = real(path, flags, mode); \
        if (file >= 0 && file < FILES) \
            watched[file] = ours; \
        return file; \
    }
OPEN(open)
OPEN(open64)

EXPORT int close(int file) {
    REAL(close);
    if (file >= 0 && file < FILES)
        watched[file] = 0;
    return real(file);
}

EXPORT ssize_t write(int file, const void *data, size_t size) {
    REAL(write);
    if (is_watched(file) && fails("write", 1))
        return halves && size > 1 ? real(file, data, size / 2) : -1;
    return real(file, data, size);
}

#define PWRITE(name, offset_type) \
    EXPORT ssize_t name(int file, const void *data, size_t size, offset_type at) { \
        REAL(name); \
        if (is_watched(file) && fails("pwrite", 1)) \
            return halves && size > 1 ? real(file, data, size / 2, at) : -1; \
        return real(file, data, size, at); \
    }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

#define SYNC(name) \
    EXPORT int name(int file) { \
        REAL(name); \
        return is_watched(file) && fails(#name, 0) ? -1 : real(file); \
    }
SYNC(fsync)
SYNC(fdatasync)

#define TRUNCATE(name, size_type) \
    EXPORT int name(int file, size_type size) { \
        REAL(name); \
        return is_watched(file) && fails("ftruncate", 1) ? -1 : real(file, size); \
    }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

#define CONTROL(name) \
    EXPORT int name(int file, int command, ...) { \
        REAL(name); \
        va_list rest; \
        va_start(rest, command); \
        void *argument = va_arg(rest, void *); \
        va_end(rest); \
        int locks = command == F_SETLK && !lasts && is_watched(file) && ((struct flock *)argument)->l_type != F_UNLCK; \
        if (locks && fails("lock", 0)) \
            return -1; \
        return real(file, command, argument); \
    }
CONTROL(fcntl)
CONTROL(fcntl64)

#define MAP(name, offset_type) \
    EXPORT void *name(void *near, size_t size, int protection, int flags, int file, offset_type at) { \
        REAL(name); \
        return is_watched(file) && fails("mmap", 0) ? MAP_FAILED : real(near, size, protection, flags, file, at); \
    }
MAP(mmap, off_t)
MAP(mmap64, off64_t)
