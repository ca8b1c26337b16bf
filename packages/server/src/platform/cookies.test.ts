import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgetCookie, readCookie, writeCookie } from './cookies.ts';

const name = fc.stringMatching(/^[\w-]{1,20}$/);
const value = fc.stringMatching(/^[\w.~-]{0,40}$/);

describe('reading', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['a=1', '1'],
    ['b=2; a=1', '1'],
    ['a=1; a=2', '1'],
    [' a = 1 ;b', '1'],
    ['a="1"', '1'],
    ['xa=1; a2=2', null],
    ['a', null],
    ['a=', ''],
    ['=1;a=x=y', 'x=y'],
    [';;;;a=1', '1'],
    ['A=1', null],
  ])('%j gives %j for a', (header, expected) => {
    expect(readCookie(header, 'a')).toBe(expected);
  });

  it('finds every cookie of a header, whatever surrounds it', () => {
    fc.assert(
      fc.property(
        fc.dictionary(name, value),
        fc.constantFrom(';', '; ', ' ;  '),
        (cookies, between) => {
          const header = Object.entries(cookies)
            .map(([key, text]) => `${key}=${text}`)
            .join(between);
          for (const [key, text] of Object.entries(cookies))
            expect(readCookie(header, key)).toBe(text);
          expect(readCookie(header, 'not there')).toBeNull();
        },
      ),
    );
  });

  it('returns a part of the header or nothing, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), name, (header, key) => {
        const found = readCookie(header, key);
        if (found !== null) expect(header.includes(found)).toBe(true);
      }),
    );
  });

  it('reads what was written', () => {
    fc.assert(
      fc.property(name, value, (key, text) => {
        const line = writeCookie(key, text, { isSecure: true });
        expect(readCookie(line.split(';')[0], key)).toBe(text);
      }),
    );
  });
});

describe('writing', () => {
  it('hides a cookie from scripts and other sites', () => {
    expect(writeCookie('a', 'b', { isSecure: true, maxAge: 60 })).toBe(
      'a=b; Path=/; SameSite=Lax; Max-Age=60; HttpOnly; Secure',
    );
    expect(writeCookie('a', 'b', { isSecure: false, isReadable: true })).toBe(
      'a=b; Path=/; SameSite=Lax',
    );
    expect(forgetCookie('a', { isSecure: false })).toBe(
      'a=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly',
    );
  });

  it.each([
    ['a', 'b; Domain=evil.example'],
    ['a', 'b\r\nSet-Cookie: c=d'],
    ['a b', 'c'],
    ['a', 'é'],
  ])('refuses %j = %j', (key, text) => {
    expect(() => writeCookie(key, text, { isSecure: true })).toThrow(RangeError);
  });
});
