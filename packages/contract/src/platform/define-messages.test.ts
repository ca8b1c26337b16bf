import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { defineMessages } from './define-messages.ts';
import { setLanguageSource } from './language.ts';
import type { MessageValues } from './message-values.ts';

const messages = defineMessages({
  back: 'Back to results',
  quoted: "Don't go",
  greeting: 'Hello {name},',
  homes: '{count, plural, =0 {no homes} one {# home} other {# homes}} in {city}',
  both: '{saved, plural, one {a home {who} likes} other {# homes of {who}}} · {count, number}',
  nested: '{kind, select, sale {{count, plural, one {one sale} other {# sales}}} other {rent}}!',
  place: '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  since: 'Since {at, date, ::yMMMd}',
  agree: 'By signing up you accept the <terms>terms of {site}</terms>.',
});

describe('defineMessages', () => {
  it('formats texts', () => {
    expect(messages.back()).toBe('Back to results');
    expect(messages.quoted()).toBe("Don't go");
    expect(messages.greeting({ name: 'Ada' })).toBe('Hello Ada,');
  });

  it('chooses the plural and groups digits', () => {
    const say = (count: number) => messages.homes({ count, city: 'Omaha' });
    expect([0, 1, 2, 12_345].map(say)).toEqual([
      'no homes in Omaha',
      '1 home in Omaha',
      '2 homes in Omaha',
      '12,345 homes in Omaha',
    ]);
    expect(messages.place({ rank: 22 })).toBe('22nd');
  });

  it('formats nested choices', () => {
    expect(messages.nested({ kind: 'sale', count: 3 })).toBe('3 sales!');
    expect(messages.nested({ kind: 'other', count: 3 })).toBe('rent!');
    expect(messages.both({ saved: 1, who: 'Ada', count: 4 })).toBe('a home Ada likes · 4');
  });

  it('formats dates in Omaha time', () => {
    expect(messages.since({ at: new Date('2026-06-02T03:00:00Z') })).toBe('Since Jun 1, 2026');
  });

  it('passes on what is between tags', () => {
    const parts = messages.agree({ site: 'Ours', terms: (inner) => ({ link: inner.join('') }) });
    expect(parts).toEqual(['By signing up you accept the ', { link: 'terms of Ours' }, '.']);
  });

  it('gives access to the ICU text', () => {
    expect(messages.greeting.text).toBe('Hello {name},');
  });

  it('requires the values that a text names', () => {
    type TextOf<Name extends keyof typeof messages> = (typeof messages)[Name]['text'];
    type Values<Name extends keyof typeof messages> = MessageValues<TextOf<Name>>;
    expectTypeOf<Values<'greeting'>>().toEqualTypeOf<{ name: string | number }>();
    expectTypeOf<Values<'homes'>>().toEqualTypeOf<{ count: number; city: string | number }>();
    expectTypeOf<Values<'both'>>().toEqualTypeOf<{
      saved: number;
      who: string | number;
      count: number;
    }>();
    expectTypeOf<Values<'nested'>>().toEqualTypeOf<{ kind: string; count: number }>();
    expectTypeOf<Values<'since'>>().toEqualTypeOf<{ at: Date }>();
    expectTypeOf(messages.back).parameters.toEqualTypeOf<[]>();
    // @ts-expect-error a value is missing
    expect(() => messages.homes({ count: 1 })).toThrow('city');
    // @ts-expect-error a plural takes a number
    expect(() => messages.homes({ count: '1', city: 'Omaha' })).toThrow('count');
  });
});

describe('a catalog with Spanish texts', () => {
  const texts = { close: 'Close', homes: '{count, plural, one {# home} other {# homes}}' } as const;
  const spanish = {
    close: 'Cerrar',
    homes: '{count, plural, one {# casa} other {# casas}}',
  } as const;
  const catalog = defineMessages(spanish, texts);
  afterEach(() => setLanguageSource(() => 'en'));

  it('says each message in the language of the moment', () => {
    expect([catalog.close(), catalog.homes({ count: 2 })]).toEqual(['Close', '2 homes']);
    setLanguageSource(() => 'es');
    expect([catalog.close(), catalog.homes({ count: 2 })]).toEqual(['Cerrar', '2 casas']);
    expect(messages.back()).toBe('Back to results');
    expect(messages.since({ at: new Date('2026-06-02T03:00:00Z') })).toBe('Since 1 jun 2026');
  });

  it('needs the same names and values', () => {
    // @ts-expect-error a message is missing
    defineMessages({ close: 'Cerrar' } as const, texts);
    // @ts-expect-error a message is there that English doesn’t have
    defineMessages({ ...spanish, open: 'Abrir' } as const, texts);
    // @ts-expect-error a value has another name
    defineMessages({ ...spanish, homes: '{casas} casas' } as const, texts);
    // @ts-expect-error a value is left out
    defineMessages({ ...spanish, homes: 'casas' } as const, texts);
    // @ts-expect-error a link is left out
    defineMessages({ terms: 'Los términos' } as const, { terms: 'The <link>terms</link>' });
  });
});
