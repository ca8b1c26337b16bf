import { describe, expect, it } from 'vitest';
import { textSegments } from './text-segments.ts';

describe('segments of a text', () => {
  it('hold 160 characters, and 153 each when there are several', () => {
    expect(textSegments('a'.repeat(160))).toBe(1);
    expect(textSegments('a'.repeat(161))).toBe(2);
    expect(textSegments('a'.repeat(307))).toBe(3);
  });

  it('count braces and the euro sign twice', () => {
    expect(textSegments('€'.repeat(80))).toBe(1);
    expect(textSegments('€'.repeat(81))).toBe(2);
  });

  it('hold 70 and 67 with a curly quote or an emoji', () => {
    expect(textSegments(`${'a'.repeat(69)}’`)).toBe(1);
    expect(textSegments(`${'a'.repeat(70)}’`)).toBe(2);
    expect(textSegments('🏡'.repeat(36))).toBe(2);
  });
});
