"""Work on other processes and machines: executors, tasks in order, and child processes."""
