import { centsFromDollars } from '@homestead/contract/platform';
import { droppedMessages } from '../messages.ts';
import type { Enumerations } from './enumerations.ts';
import type { DroppedField, RawRecord } from './normalized-listing.ts';
import { readDate, readFlag, readInstant, readLines, readNumber, readText } from './read-value.ts';

const LOCAL_PREFIX = 'BK9_';

interface NumberBounds {
  min: number;
  max: number;
  isWhole?: boolean;
}

/**
 * Reads the fields of one raw record by their Data Dictionary names. A missing field may appear
 * under the local prefix instead. Anything unreadable or implausible is noted in `dropped` and
 * returned as unknown.
 */
export class FieldReader {
  readonly dropped: DroppedField[] = [];
  readonly notes: DroppedField[] = [];
  readonly enumerations: Enumerations;
  /**
   * Whether prices are US dollars: PriceCurrency is USD or absent. Otherwise `cents` are unknown.
   */
  readonly isInDollars: boolean;
  readonly #raw: RawRecord;

  constructor(raw: RawRecord, enumerations: Enumerations) {
    this.#raw = raw;
    this.enumerations = enumerations;
    const currency = this.text('PriceCurrency') ?? 'USD';
    this.isInDollars = /^(?:usd?|us dollars?|dollars?|\$)$/i.test(currency);
    if (!this.isInDollars) this.drop('PriceCurrency', currency, droppedMessages.notDollars());
  }

  /** The raw value; undefined when it is absent, null or empty text. */
  value(field: string): unknown {
    const own = this.#raw[field];
    const value = own === undefined || own === null ? this.#raw[LOCAL_PREFIX + field] : own;
    return value === null || value === '' ? undefined : value;
  }

  drop(field: string, value: unknown, reason: string): null {
    this.dropped.push({ field, value: noteText(value), reason });
    return null;
  }

  /** Notes for staff that a value is odd. It's kept. */
  note(field: string, value: unknown, reason: string): void {
    this.notes.push({ field, value: noteText(value), reason });
  }

  text(field: string, max = 200): string | null {
    const value = this.value(field);
    if (value === undefined) return null;
    if (typeof value === 'object' || typeof value === 'boolean') {
      return this.drop(field, value, droppedMessages.notText());
    }
    return readText(value, max);
  }

  lines(field: string, max = 20_000): string | null {
    const value = this.value(field);
    return value === undefined ? null : readLines(value, max);
  }

  number(field: string, { min, max, isWhole = false }: NumberBounds): number | null {
    const value = this.value(field);
    if (value === undefined) return null;
    const number = readNumber(value);
    if (number === null) return this.drop(field, value, droppedMessages.notNumber());
    if (number < min) return this.drop(field, value, droppedMessages.below({ min }));
    if (number > max) return this.drop(field, value, droppedMessages.above({ max }));
    if (isWhole && !Number.isInteger(number))
      return this.drop(field, value, droppedMessages.notWhole());
    return number;
  }

  /** Dollars as exact cents, from `minCents` to a hundred billion dollars. */
  cents(field: string, minCents = 1): number | null {
    const value = this.isInDollars ? this.value(field) : undefined;
    if (value === undefined) return null;
    const cents = centsFromDollars(value);
    if (cents === null) return this.drop(field, value, droppedMessages.notMoney());
    if (cents < minCents) {
      return this.drop(
        field,
        value,
        cents < 0 ? droppedMessages.belowZero() : droppedMessages.notPrice(),
      );
    }
    if (cents > 10_000_000_000_000) return this.drop(field, value, droppedMessages.tooHigh());
    return cents;
  }

  /** A date from `from` to `to`, both YYYY-MM-DD. */
  date(field: string, from: string, to: string): string | null {
    const value = this.value(field);
    if (value === undefined) return null;
    const date = readDate(value);
    if (date === null) return this.drop(field, value, droppedMessages.notDate());
    if (date < from) return this.drop(field, value, droppedMessages.before({ from }));
    if (date > to) return this.drop(field, value, droppedMessages.after({ to }));
    return date;
  }

  /** An instant from 1980 to `latest` (ISO text in UTC). */
  instant(field: string, latest: string): string | null {
    const value = this.value(field);
    if (value === undefined) return null;
    const instant = readInstant(value);
    if (instant === null) return this.drop(field, value, droppedMessages.notInstant());
    if (instant < '1980') return this.drop(field, value, droppedMessages.before({ from: '1980' }));
    if (instant > latest) return this.drop(field, value, droppedMessages.inFuture());
    return instant;
  }

  flag(field: string): boolean | null {
    const value = this.value(field);
    if (value === undefined) return null;
    return readFlag(value) ?? this.drop(field, value, droppedMessages.notFlag());
  }

  /** The label of an enumerated value, however the feed encodes it. */
  label(field: string): string | null {
    const value = this.value(field);
    if (value === undefined) return null;
    return this.enumerations.labelsOf(field, value)[0] ?? null;
  }

  /** The labels of a list of enumerated values, without duplicates. */
  labels(field: string): string[] {
    const value = this.value(field);
    return value === undefined ? [] : this.enumerations.labelsOf(field, value);
  }
}

function noteText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return readText(text, 200) ?? '';
}
