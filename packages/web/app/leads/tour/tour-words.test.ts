import { describe, expect, it } from 'vitest';
import { readTourKind, tourDayText, wallTimeText } from './tour-words.ts';

it.each([
  ['2026-11-21', 'Saturday, November 21, 2026'],
  ['2027-01-01', 'Friday, January 1, 2027'],
  ['2028-02-29', 'Tuesday, February 29, 2028'],
])('%s reads %s', (date, text) => {
  expect(tourDayText(date)).toBe(text);
});

it.each([
  ['00:05', '12:05 AM'],
  ['09:30', '9:30 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('%s reads %s', (time, text) => {
  expect(wallTimeText(time)).toBe(text);
});

describe('the kind', () => {
  it.each([
    ['video-chat', 'video-chat'],
    ['in-person', 'in-person'],
    ['', 'in-person'],
    ['teleport', 'in-person'],
    [null, 'in-person'],
  ])('of %s is %s', (text, kind) => {
    expect(readTourKind(text)).toBe(kind);
  });
});
