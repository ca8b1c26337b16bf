import type { OfferFieldKind } from '@homestead/contract/transactions';
import fc from 'fast-check';

/** Values that no field of a kind can be. */
export const absurdValues: Readonly<Record<OfferFieldKind, readonly unknown[]>> = {
  text: ['x'.repeat(201), 'two\nlines', '\u0007'],
  lines: ['x'.repeat(4001), '\u0007'],
  money: ['350k', '-5', 'abc', '20%', -1, 1.5, 1e15, '=1+1', '<b>1</b>'],
  percent: ['much', '-1', '100', '6.5.5', '6,5', '=1+1'],
  year: [99, 2101, 1954.5, 'old', '19540'],
  years: ['soon', '0', '41', '-30', '30.5', '=30'],
  date: ['soon', '2026-02-30', '2026-13-01', '0000-01-01', '9999-12-31', '=TODAY()'],
  time: ['25:00', '6 PM', '18:60', 'noon'],
  flag: ['maybe', 2],
  entry: [0, -1, 1.5, 2 ** 31, 'first'],
  company: ['Heartland Title', crypto.randomUUID()],
  contact: ['Dana', crypto.randomUUID()],
  companyName: ['Sound Sill', crypto.randomUUID()],
  contactName: ['Gus', crypto.randomUUID()],
  person: ['me', crypto.randomUUID()],
  lead: ['Eve', crypto.randomUUID()],
};

/** Values of a type that no field has; `true` is one of a flag alone. */
export const wrongTypes = [{}, [], ['x'], { $gt: '' }, true, 1e308];

/** Texts that are kept as they were typed: markup, formulas, statements, marks, other scripts. */
export const typedTexts = fc.oneof(
  fc.constantFrom(
    '<script>alert(1)</script>',
    '=HYPERLINK("https://example.org","x")',
    '+1-402',
    '@SUM(A1:A9)',
    "'; drop table offer; --",
    '{{7*7}}',
    '<%= 7*7 %>',
    '&amp; & "quoted" ’',
    '𝕆𝕞𝕒𝕙𝕒 ﷺ',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
);
