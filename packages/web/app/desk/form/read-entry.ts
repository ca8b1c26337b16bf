import { centsFromDollars } from '@homestead/contract/platform';
import { deskMessages } from '../messages.ts';

/** Kinds whose text is read as a number; other texts stay as typed. */
const numeric: ReadonlySet<string> = new Set(['dollars', 'percent', 'number']);

export const isNumeric = (kind: string): boolean => numeric.has(kind);

const THOUSANDS = { k: 1_000, m: 1_000_000 } as const;
const SHORT = /^\$?\s*(\d{1,6}(?:\.\d{1,3})?)\s*([km])$/i;
const NUMBER = /^(-?)(\d{1,3}(?:,\d{3})+|\d{1,15})(\.\d{1,10})?$/;
const PERCENT = /^(\d{1,3}(?:\.\d{1,6})?|\.\d{1,6})\s*%?$/;

/**
 * What a text means in a field of its kind: cents of "$350,000.50" and "350k", the decimal text of
 * "6.5%", the number of "1,200". Null if it can’t be read; a text that means two things isn’t.
 */
export function readEntry(kind: string, typed: string): number | string | null {
  const text = typed.trim();
  if (kind === 'dollars') return readCents(text);
  if (kind === 'percent') {
    const part = PERCENT.exec(text)?.[1];
    return part === undefined ? null : part.startsWith('.') ? `0${part}` : part;
  }
  const [, sign = '', whole, part = ''] = NUMBER.exec(text) ?? [];
  return whole === undefined ? null : Number(`${sign}${whole.replaceAll(',', '')}${part}`);
}

function readCents(text: string): number | null {
  const [, amount, unit] = SHORT.exec(text) ?? [];
  if (amount === undefined || unit === undefined) {
    const cents = centsFromDollars(text.replace(/^\$\s+/, '$'));
    return cents !== null && cents >= 0 ? cents : null;
  }
  const [whole = '', part = ''] = amount.split('.');
  const thousandths = BigInt(whole) * 1000n + BigInt(part.padEnd(3, '0'));
  const factor = BigInt(THOUSANDS[unit.toLowerCase() as keyof typeof THOUSANDS]);
  return Number((thousandths * factor * 100n) / 1000n);
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/**
 * A value of a call as its field shows it: cents as "$350,000", a percentage as "6.5%". Others are
 * texts.
 */
export function entryText(kind: string, value: unknown): string {
  if (value === '' || value === null || value === undefined) return '';
  if (kind === 'dollars') return dollars.format(Number(value) / 100);
  if (kind === 'percent')
    return `${String(value)
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, '')}%`;
  return String(value);
}

/** A text the way its field shows what it means; unreadable ones stay as typed. */
export function tidyEntry(kind: string, typed: string): string {
  const read = readEntry(kind, typed);
  return read === null ? typed : entryText(kind, read);
}

/** What a shortened amount means, to show before it is saved; null where it says so itself. */
export function meantEntry(kind: string, typed: string): string | null {
  if (kind !== 'dollars' || !SHORT.test(typed.trim())) return null;
  return deskMessages.meansAmount({ amount: tidyEntry(kind, typed) });
}

/** Why a text can’t be what its field is; null if it can. */
export function entryProblem(
  { kind, label }: { kind: string; label: string },
  typed: string,
): string | null {
  if (!isNumeric(kind) || typed.trim() === '' || readEntry(kind, typed) !== null) return null;
  if (kind === 'dollars') {
    // 3% of what? A person says the amount.
    return typed.includes('%') && PERCENT.test(typed.trim())
      ? deskMessages.percentIsNoAmount({ label })
      : deskMessages.notAnAmount({ label });
  }
  if (kind === 'percent') return deskMessages.notAPercentage({ label });
  return deskMessages.notANumber({ label });
}
