import { describe, expect, test } from 'vitest';
import { sha256 } from '../src/server/sha256';

describe('SHA-256', () => {
  test('is the one that everybody has', async () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    for (const length of [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 121, 500]) {
      const text = 'ж'.repeat(length % 7) + 'a'.repeat(length);
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
      expect(sha256(text)).toBe([...hash].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
    }
  });
});
