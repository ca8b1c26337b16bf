import { describe, expect, it } from 'vitest';
import { reloadUnlessPeeking } from './peek-address.ts';

const reloads = (from: string, to: string) =>
  reloadUnlessPeeking({
    currentUrl: new URL(from, 'https://office.example'),
    nextUrl: new URL(to, 'https://office.example'),
    defaultShouldRevalidate: true,
  });

describe('a list with a panel', () => {
  it('is not loaded again when the panel opens, moves on, or closes', () => {
    expect(reloads('/leads?page=2', '/leads?page=2&peek=a')).toBe(false);
    expect(reloads('/leads?peek=a&page=2', '/leads?page=2&peek=b')).toBe(false);
    expect(reloads('/leads?peek=a', '/leads')).toBe(false);
  });

  it('is loaded again when it is asked for something else, or asked again', () => {
    expect(reloads('/leads?peek=a', '/leads?page=2&peek=a')).toBe(true);
    expect(reloads('/leads?peek=a', '/leads?peek=a')).toBe(true);
    expect(reloads('/leads?peek=a', '/users?peek=a')).toBe(true);
  });
});
