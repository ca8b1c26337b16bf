import { describe, expect, it } from 'vitest';
import { daysAwayText, tourTimesText } from './tour-times-text.ts';

describe('the times of a tour request', () => {
  it('name each day once', () => {
    const saturday = ['2026-06-06T15:30:00Z', '2026-06-06T18:00:00Z'];
    expect(tourTimesText(saturday)).toBe('Sat, Jun 6, 10:30 AM, 1 PM');
    expect(tourTimesText([...saturday, '2026-06-07T18:00:00Z'])).toBe(
      'Sat, Jun 6, 10:30 AM, 1 PM; Sun, Jun 7, 1 PM',
    );
  });

  it('are as many days away as Omaha’s calendar says', () => {
    const now = new Date('2026-06-06T04:00:00Z');
    expect(daysAwayText('2026-06-06T04:59:00Z', now)).toBe('today');
    expect(daysAwayText('2026-06-06T05:00:00Z', now)).toBe('tomorrow');
    expect(daysAwayText('2026-06-09T15:00:00Z', now)).toBe('in 4 days');
    expect(daysAwayText('2026-06-03T15:00:00Z', now)).toBe('2 days ago');
  });
});
