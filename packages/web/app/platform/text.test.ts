import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyText, shortMoneyText } from './money-text.ts';
import { decimalText, groupedText } from './number-text.ts';
import {
  agoText,
  clockText,
  dateText,
  dayText,
  instantText,
  nearDayText,
  shortSpanText,
  spanText,
} from './time-text.ts';

describe('money', () => {
  it('shows whole dollars without cents and cents where there are some', () => {
    expect(moneyText(41_500_000)).toBe('$415,000');
    expect(moneyText(12_345)).toBe('$123.45');
    expect(moneyText(5)).toBe('$0.05');
    expect(moneyText(-123_400)).toBe('−$1,234');
    expect(moneyText(0)).toBe('$0');
  });

  it('keeps every digit of any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), (cents) => {
        const [dollars = '', part = '00'] = moneyText(cents).replace(/[$,]/g, '').split('.');
        return Number(dollars) * 100 + Number(part) === cents;
      }),
    );
  });

  it('shortens for tight places', () => {
    expect(shortMoneyText(41_500_000)).toBe('$415K');
    expect(shortMoneyText(125_000_000)).toBe('$1.25M');
    expect(shortMoneyText(990_000)).toBe('$9.9K');
    expect(shortMoneyText(99_960_000)).toBe('$1M');
    expect(shortMoneyText(50_000)).toBe('$500');
  });
});

describe('numbers', () => {
  it('groups thousands and drops zero decimals', () => {
    expect(groupedText(1_234_567)).toBe('1,234,567');
    expect(decimalText(0.17)).toBe('0.17');
    expect(decimalText(40)).toBe('40');
    expect(decimalText(1234.5)).toBe('1,234.5');
  });
});

describe('times in Omaha', () => {
  it('knows daylight saving and winter', () => {
    expect(clockText('2026-06-06T18:00:00Z')).toBe('1 PM');
    expect(clockText('2026-01-06T18:30:00Z')).toBe('12:30 PM');
    expect(clockText('2026-01-06T06:00:00Z')).toBe('12 AM');
  });

  it('names the Omaha day, not the UTC one', () => {
    expect(dayText('2026-06-07T03:00:00Z')).toBe('Sat, Jun 6');
    expect(instantText('2026-01-01T05:30:00Z')).toBe('Dec 31, 2025, 11:30 PM');
  });

  it('says a span once where both ends share their half of the day', () => {
    expect(spanText('2026-06-06T18:00:00Z', '2026-06-06T20:00:00Z')).toBe('1–3 PM');
    expect(spanText('2026-06-06T16:00:00Z', '2026-06-06T18:00:00Z')).toBe('11 AM–1 PM');
  });

  it('names the weekday of the next six days only, and hours without their half of the day', () => {
    const now = new Date('2026-06-01T15:00:00Z');
    expect(nearDayText('2026-06-07T18:00:00Z', now)).toBe('Sun');
    expect(nearDayText('2026-06-08T18:00:00Z', now)).toBe('Jun 8');
    expect(shortSpanText('2026-06-06T16:00:00Z', '2026-06-06T18:30:00Z')).toBe('11–1:30');
  });

  it('reads dates without a zone', () => {
    expect(dateText('2026-05-14')).toBe('May 14, 2026');
    expect(dateText('soon')).toBe('soon');
  });

  it('counts minutes, hours and Omaha days', () => {
    const now = new Date('2026-05-14T15:00:00Z');
    expect(agoText('2026-05-14T14:59:40Z', now)).toBe('just now');
    expect(agoText('2026-05-14T14:59:00Z', now)).toBe('1 minute ago');
    expect(agoText('2026-05-14T12:00:00Z', now)).toBe('3 hours ago');
    expect(agoText('2026-05-12T12:00:00Z', now)).toBe('2 days ago');
    expect(agoText('2026-01-12T12:00:00Z', now)).toBe('Jan 12, 2026');
  });
});
