import { z } from 'zod';

const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const CONTROL_BUT_NEWLINE = /[^\P{Cc}\n]|[\u2028\u2029]/u;
const LINE_END = /\r\n?|[\u2028\u2029]/g;

/** Refuses control characters and line breaks. */
export const oneLine = z.refine<string>((text) => !CONTROL.test(text), {
  error: 'can’t have line breaks or control characters',
});

/** Refuses control characters but for \n. */
export const severalLines = z.refine<string>((text) => !CONTROL_BUT_NEWLINE.test(text), {
  error: 'can’t have control characters',
});

/** Takes every character: nothing shows, mails or stores the text as it is. */
export const anyCharacters = z.refine<string>(() => true);

/** A text of one line, trimmed, at most `max` characters. */
export const lineText = (max: number) => z.string().trim().max(max).check(oneLine);

/**
 * A text of several lines, at most `max` characters. Every kind of line end becomes \n and a
 * tab becomes a space.
 */
export const linesText = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(LINE_END, '\n').replaceAll('\t', ' '))
    .max(max)
    .check(severalLines);

/** A password, as typed: only ever compared or hashed. */
export const secretText = (max: number) => z.string().max(max).check(anyCharacters);
