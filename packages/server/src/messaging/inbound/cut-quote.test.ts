import { expect, test } from 'vitest';
import { cutQuote } from './cut-quote.ts';

test.each([
  [
    'Yes!\r\n\r\nOn Mon, Nov 23, 2026 at 9:04 AM Nora <n@x.example> wrote:\r\n> Hello\r\n> Eve',
    'Yes!',
  ],
  [
    'Yes!\n\nOn Mon, Nov 23, 2026 at 9:04 AM Nora Lindqvist\n<reply@x.example> wrote:\n\nHi',
    'Yes!',
  ],
  ['Sí\n\nEl lun, 23 nov 2026 a las 9:04, Nora escribió:\n> Hola', 'Sí'],
  ['Ok\n\n-----Original Message-----\nFrom: Nora\nHello', 'Ok'],
  [
    'Ok\n\n________________________________\nFrom: N <n@x>\nSent: Monday\nTo: Eve\nSubject: Hi\n\nHi',
    'Ok',
  ],
  ['Ok\n\n> quoted\n> more\n', 'Ok'],
  ['Ok\n\n-- \nEve\n402 555 0142', 'Ok'],
  ['From: my desk\nI like it', 'From: my desk\nI like it'],
  ['> only a quote', '> only a quote'],
  ['', ''],
])('%j', (text, written) => {
  expect(cutQuote(text)).toBe(written);
});

test('keeps what answers between the lines, with the lines', () => {
  const text = 'On Monday, Nora wrote:\n> When?\nAt five.\n> Where?\nAt home.';
  expect(cutQuote(text)).toBe('> When?\nAt five.\n> Where?\nAt home.');
});

test('is quick with hostile text', () => {
  const started = performance.now();
  cutQuote(`${'On '.repeat(100_000)}\n${'> \n'.repeat(100_000)}${'On a\n'.repeat(100_000)}`);
  expect(performance.now() - started).toBeLessThan(2000);
});
