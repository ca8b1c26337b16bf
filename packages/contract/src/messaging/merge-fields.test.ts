import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MergeField, mergeFieldNames, mergeText } from './merge-fields.ts';

const values = { first_name: 'Eve', property_address: '5011 Chicago St' };

describe('merging', () => {
  it('puts values where their fields are', () => {
    expect(mergeText('Hi {{first_name}}, about {{ property_address }}.', values)).toEqual({
      text: 'Hi Eve, about 5011 Chicago St.',
      unknown: [],
      missing: [],
      isMalformed: false,
    });
  });

  it('uses a fallback for a missing value, also an empty one', () => {
    expect(mergeText('Hi {{last_name|there}}{{tour_time|}}!', values).text).toBe('Hi there!');
    expect(mergeText('Hi {{first_name|there}}', { first_name: ' ' }).text).toBe('Hi there');
  });

  it('names fields without a value, and leaves them to be replaced', () => {
    const merged = mergeText('At {{tour_time}}, {{tour_time}}, {{last_name}}', values);
    expect(merged.missing).toEqual(['tour_time', 'last_name']);
    expect(merged.text).toBe('At {{tour_time}}, {{tour_time}}, {{last_name}}');
    expect(merged.isMalformed).toBe(false);
  });

  it('names what is no field', () => {
    expect(mergeText('{{first}} {{}} {{toString}}', values).unknown).toEqual([
      'first',
      '',
      'toString',
    ]);
  });

  it.each(['{{first_name', 'first_name}}', '{{{{first_name}}}}', '{{a\nb}}', '{{{tour_time|}}{'])(
    'finds the loose braces of %j',
    (text) => {
      expect(mergeText(text, values).isMalformed).toBe(true);
    },
  );

  it('leaves single braces alone', () => {
    expect(mergeText('{ {first_name} {{{first_name}}} }', values)).toMatchObject({
      text: '{ {first_name} {Eve} }',
      isMalformed: false,
    });
  });

  it('takes no field, line or control character from a value', () => {
    const first_name = '{{tour_time}}\r\nBcc: all@example.org\u0000';
    expect(mergeText('Hi {{first_name}}', { first_name }).text).toBe(
      'Hi tour_time Bcc: all@example.org',
    );
  });
});

const anyName = fc.constantFrom(...mergeFieldNames);
const anyValues = fc.dictionary(anyName, fc.option(fc.string({ unit: 'binary' })));
const piece = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('{', '}', '{{', '}}', '|', '\n'),
  anyName.map((name) => `{{${name}}}`),
  fc.tuple(anyName, fc.string()).map(([name, fallback]) => `{{${name}|${fallback}}}`),
);
const anyTemplate = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

describe('whatever is merged', () => {
  it('never throws, and without problems leaves no double braces', () => {
    fc.assert(
      fc.property(anyTemplate, anyValues, (template, given) => {
        const { text, unknown, missing, isMalformed } = mergeText(template, given);
        if (unknown.length + missing.length > 0 || isMalformed) return;
        expect(text).not.toContain('{{');
        expect(text).not.toContain('}}');
      }),
      { numRuns: 2000 },
    );
  });

  it('a value adds no line, so a subject stays one line', () => {
    fc.assert(
      fc.property(anyName, fc.string({ unit: 'binary' }), (name, value) => {
        const { text } = mergeText(`Hello {{${name}|you}}!`, { [name]: value });
        expect(text).toMatch(/^Hello [^\p{Cc}\u2028\u2029]*!$/u);
      }),
    );
  });

  it('merging twice changes nothing: a value is never read as a field', () => {
    fc.assert(
      fc.property(anyTemplate, anyValues, (template, given) => {
        const once = mergeText(template, given);
        if (once.isMalformed) return;
        expect(mergeText(once.text, given).text).toBe(once.text);
      }),
    );
  });

  it('fields without values are exactly those that are named', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyName), (names: MergeField[]) => {
        const template = names.map((name) => `{{${name}}}`).join(' ');
        expect(mergeText(template, {}).missing).toEqual(names);
      }),
    );
  });
});
