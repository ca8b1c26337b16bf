import type { Dice } from './dice.ts';

const texts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  'a\udfffb',
  '\u2028',
  'line\nbreak',
  '\r\nbcc: x@example.org',
  '%',
  '_',
  "'; drop table listing; --",
  '\\',
  '\\u0000',
  '"',
  '<script>1</script>',
  '=1+1',
  '𝕆𝕞𝕒𝕙𝕒',
  'ﷺ',
  'İ',
  '1e309',
  '-1',
  '0x10',
  'NaN',
  'null',
  '__proto__',
  '../../etc/passwd',
  'a'.repeat(5000),
  'ä'.repeat(70_000),
  '9999-12-31',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
];

/** Numbers as they are written, since JSON has more of them than JavaScript. */
const numbers = [
  '0',
  '-0',
  '-1',
  '0.1',
  '2147483647',
  '2147483648',
  '3000000000',
  '-2147483649',
  '9007199254740993',
  '9223372036854775808',
  '99999999999999999999999999999999',
  '1e308',
  '1e400',
  '-1e400',
  '1e-400',
];

/** What a database refuses unless the input is checked first: most values are these. */
const unstorable = [
  '"\\ud800"',
  '"A\\udfff"',
  '"Omaha \\ud83d"',
  '"\\u0000"',
  '"a\\nb"',
  '3000000000',
  '1e400',
];

/** JSON text of a hostile value, sometimes escaped so that half a character survives. */
export function hostileJson(dice: Dice): string {
  if (dice.chance(0.6)) return dice.pick(unstorable);
  const kind = dice.below(10);
  if (kind < 4) return JSON.stringify(dice.pick(texts));
  if (kind < 7) return dice.pick(numbers);
  if (kind === 7) return dice.pick(['null', 'true', 'false', '[]', '{}', '[null]', '{"a":1}']);
  if (kind === 8) return dice.pick(['{"__proto__":{"a":1}}', '{"constructor":{"prototype":1}}']);
  return `[${Array.from({ length: dice.pick([3, 300]) }, () => dice.pick(numbers)).join(',')}]`;
}

/** A hostile text for a path or a query, percent-encoded or badly so. */
export function hostileQueryText(dice: Dice): string {
  if (dice.chance(0.25)) {
    return dice.pick(['%', '%zz', '%00', '%ff%fe', '%c0%80', '%ed%a0%80', '%E0%A4%A', '%25%30%30']);
  }
  return encodeURIComponent(dice.pick([...texts, ...numbers]).toWellFormed()).slice(0, 12_000);
}
