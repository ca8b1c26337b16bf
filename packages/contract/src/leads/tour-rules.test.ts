import { describe, expect, it } from 'vitest';
import { daysBetween } from '#platform';
import { isTourDay, tourContactProblems, tourDays, tourTimeProblem } from './tour-rules.ts';

describe('days', () => {
  it.each(['2026-11-21', '2026-12-31', '2027-02-10', '2028-02-01'])(
    'run from %s for sixty days without a gap',
    (today) => {
      const days = tourDays(today);
      expect(days).toHaveLength(60);
      expect(days.map((day) => daysBetween(today, day))).toEqual(days.map((_, index) => index));
      expect(days.every((day) => isTourDay(day, today))).toBe(true);
    },
  );

  it('continue across New Year', () => {
    expect(tourDays('2026-12-30').slice(0, 4)).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
    expect(tourDays('2026-12-30').at(-1)).toBe('2027-02-27');
  });

  it.each(['2026-11-20', '2027-01-20', 'someday', ''])('%s is none of them', (day) => {
    expect(isTourDay(day, '2026-11-21')).toBe(false);
  });
});

describe('times', () => {
  const now = new Date('2026-11-21T16:00:00Z'); // 10:00 in Omaha
  const at = (day: string, times: string[] = []) => ({ day, times, now });

  it.each([
    ['', at('2026-11-22'), 'Enter Time'],
    ['half past two', at('2026-11-22'), 'Enter Time'],
    ['10:00', at('2026-11-22', ['10:00']), 'Already Selected'],
    ['13:00', at('2026-11-22', ['10:00', '11:00', '12:00']), 'Select up to 3 times only'],
    ['12:00', at('2026-11-22', ['10:00', '11:00', '12:00']), 'Already Selected'],
    ['10:00', at('2026-11-21'), 'This time has passed'],
    ['02:30', at('2027-03-14'), 'This time doesn’t exist on that day: clocks move forward'],
    ['25:00', at('2026-11-22'), 'Enter Time'],
    ['10:01', at('2026-11-21'), null],
    ['09:00', at('2026-11-22', ['10:00', '11:00']), null],
  ])('“%s” with %o: %s', (time, chosen, problem) => {
    expect(tourTimeProblem(time, chosen)).toBe(problem);
  });

  it.each([
    ['2026-11-01T06:29:00Z', null],
    ['2026-11-01T06:30:00Z', 'This time has passed'],
    ['2026-11-01T07:00:00Z', 'This time has passed'],
  ])('in the hour that the fall repeats are those of its first run: %s', (at, problem) => {
    const chosen = { day: '2026-11-01', times: [], now: new Date(at) };
    expect(tourTimeProblem('01:30', chosen)).toBe(problem);
  });
});

describe('the contact form', () => {
  const good = {
    name: 'José O’Brien',
    email: 'jose+homes@brokerage.realtor',
    phone: '(402) 555-0142',
    message: 'Is the basement dry?',
  };

  it('accepts complete input', () => {
    expect(tourContactProblems(good)).toEqual({});
    expect(tourContactProblems({ ...good, phone: '4025550142' })).toEqual({});
  });

  it('requires everything, with the specified messages', () => {
    expect(tourContactProblems({ name: ' ', email: '', phone: '', message: '  ' })).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      phone: 'Phone no. is required',
      message: 'Message is required',
    });
  });

  it.each([
    [{ email: 'jose@' }, { email: 'Email is not valid' }],
    [{ email: 'jose@x.org\r\nBcc: all@x.org' }, { email: 'Email is not valid' }],
    [{ phone: '402555014' }, { phone: 'Phone no. should be of 10 digit' }],
    [{ phone: '402-555-014' }, { phone: 'Phone no. should be of 10 digit' }],
    [{ phone: '+1 (402) 555-0142' }, { phone: 'Phone no. should be of 10 digit' }],
    [{ name: 'Eve\r\nBcc: all@x.org' }, { name: 'Name isn’t valid' }],
    [{ name: 'x'.repeat(101) }, { name: 'Name is too long' }],
    [{ message: 'x'.repeat(2001) }, { message: 'Message is too long' }],
  ])('says what is wrong with %o', (given, problems) => {
    expect(tourContactProblems({ ...good, ...given })).toEqual(problems);
  });
});
