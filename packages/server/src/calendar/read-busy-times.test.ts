import { describe, expect, it } from 'vitest';
import { calendarOf } from '../../test/calendar-host.ts';
import { readBusyTimes } from './read-busy-times.ts';
import { readCalendar } from './read-calendar.ts';

const within = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') };
const busyIn = (...events: string[][]) =>
  readBusyTimes(calendarOf(...events), within, 'America/Chicago').map(
    ({ from, to }) => `${from.toISOString().slice(0, 16)} ${to.toISOString().slice(0, 16)}`,
  );

describe('the busy times of a calendar', () => {
  it.each([
    ['UTC', ['DTSTART:20261130T150000Z', 'DTEND:20261130T160000Z'], '15:00 16:00'],
    [
      'a named zone',
      ['DTSTART;TZID=America/New_York:20261130T100000', 'DURATION:PT1H'],
      '15:00 16:00',
    ],
    ['no zone: local', ['DTSTART:20261130T090000', 'DTEND:20261130T100000'], '15:00 16:00'],
    [
      'an unknown zone: local',
      ['DTSTART;TZID=Nowhere:20261130T090000', 'DURATION:PT1H'],
      '15:00 16:00',
    ],
  ])('are read in %s', (_zone, lines, expected) => {
    const [from, to] = expected.split(' ');
    expect(busyIn(['UID:1', ...lines])).toEqual([`2026-11-30T${from} 2026-11-30T${to}`]);
  });

  it('have a zone that the calendar itself describes', () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Office', 'BEGIN:STANDARD', 'DTSTART:20200101T000000'],
      ...['TZOFFSETFROM:-0700', 'TZOFFSETTO:-0700', 'END:STANDARD', 'END:VTIMEZONE'],
    ].join('\r\n');
    const text = calendarOf(['UID:1', 'DTSTART;TZID=Office:20261130T080000', 'DURATION:PT1H']);
    const [span] = readBusyTimes(
      text.replace('BEGIN:VEVENT', `${zone}\r\nBEGIN:VEVENT`),
      within,
      'America/Chicago',
    );
    expect(span?.from.toISOString()).toBe('2026-11-30T15:00:00.000Z');
  });

  it('cover whole local days', () => {
    expect(busyIn(['UID:1', 'DTSTART;VALUE=DATE:20261126', 'DTEND;VALUE=DATE:20261128'])).toEqual([
      '2026-11-26T06:00 2026-11-28T06:00',
    ]);
  });

  it('repeat, without what was taken out, and with what was moved', () => {
    const weekly = ['UID:1', 'DTSTART;TZID=America/Chicago:20261102T090000', 'DURATION:PT1H'];
    expect(
      busyIn(
        [...weekly, 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;TZID=America/Chicago:20261109T090000'],
        [
          ...['UID:1', 'RECURRENCE-ID;TZID=America/Chicago:20261116T090000'],
          ...['DTSTART;TZID=America/Chicago:20261117T130000', 'DURATION:PT2H'],
        ],
      ),
    ).toEqual([
      '2026-11-02T15:00 2026-11-02T16:00',
      '2026-11-17T19:00 2026-11-17T21:00',
      '2026-11-23T15:00 2026-11-23T16:00',
    ]);
  });

  it('repeat for as long as we look ahead, whenever they began', () => {
    const daily = ['UID:1', 'DTSTART:20150101T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'];
    expect(busyIn(daily)).toHaveLength(61);
  });

  it.each([
    ['TRANSP:TRANSPARENT'],
    [`STATUS:${'CANCELLED'}`],
    ['X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
    ['SUMMARY:Long ago', 'DTSTART:20200101T150000Z'],
  ])('leave out %s', (...lines) => {
    expect(
      busyIn(
        ['UID:1', 'DTSTART:20261130T150000Z', 'DURATION:PT1H', ...lines].filter(
          (line, index) => !(index === 1 && lines.length > 1 && line.startsWith('DTSTART')),
        ),
      ),
    ).toEqual([]);
  });

  it('join where they touch', () => {
    expect(
      busyIn(
        ['UID:1', 'DTSTART:20261130T150000Z', 'DURATION:PT1H'],
        ['UID:2', 'DTSTART:20261130T153000Z', 'DURATION:PT10M'],
        ['UID:3', 'DTSTART:20261130T160000Z', 'DURATION:PT1H'],
      ),
    ).toEqual(['2026-11-30T15:00 2026-11-30T17:00']);
  });
});

describe('a calendar that can’t be read', () => {
  it.each(['', 'hello', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR'])(
    'is %j',
    (text) => {
      expect(() => readBusyTimes(text, within, 'America/Chicago')).toThrow('isn’t a calendar');
    },
  );

  it('repeats too often', async () => {
    const text = calendarOf([
      ...['UID:1', 'DTSTART:20261101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'],
    ]);
    await expect(readCalendar(text, within)).rejects.toThrow('more repeating events');
  });

  it('has a rule that would run forever', async () => {
    const rule = 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31';
    const text = calendarOf(['UID:1', 'DTSTART:20261101T000000Z', 'DURATION:PT1S', rule]);
    await expect(readCalendar(text, within)).rejects.toThrow('more repeating events');
  }, 20_000);
});
