import { describe, expect, it } from 'vitest';
import type { RefusalError } from '#platform';
import { fieldMessages } from '../messages/fields.ts';
import { readTourInput } from './read-tour-input.ts';

const now = new Date('2026-12-20T16:00:00Z'); // 10:00 in Omaha

const body = {
  propertyId: '22612345',
  userId: null,
  firstName: ' José O’Brien ',
  email: ' jose@example.realtor ',
  phone: '(402) 555-0142',
  date_Time: '2026-12-22T16:30:00.000Z',
  comments: ' Is the basement dry? ',
  inPersonTour: true,
  videoChatTour: false,
  time: ['10:30'],
  address: '5011 Chicago St',
};

/** The refused fields with their messages. */
function refused(given: Partial<typeof body>, moment = now): [string, string][] {
  try {
    readTourInput({ ...body, ...given }, moment);
    return [];
  } catch (error) {
    const { status, fields } = error as RefusalError;
    expect(status).toBe(400);
    return fields.map(({ field, message }) => [field, message]);
  }
}

describe('a tour request', () => {
  it('is read, trimmed and converted to instants', () => {
    expect(readTourInput(body, now)).toEqual({
      name: 'José O’Brien',
      email: 'jose@example.realtor',
      phone: '+14025550142',
      comments: 'Is the basement dry?',
      kind: 'in-person',
      day: '2026-12-22',
      startsAt: [new Date('2026-12-22T16:30:00Z')],
    });
  });

  it('has its times in order, the first one being date_Time', () => {
    const { startsAt } = readTourInput({ ...body, time: ['10:30', '17:00', '09:00'] }, now);
    expect(startsAt.map((at) => at.toISOString())).toEqual([
      '2026-12-22T15:00:00.000Z',
      '2026-12-22T16:30:00.000Z',
      '2026-12-22T23:00:00.000Z',
    ]);
  });

  it.each([
    ['the evening of New Year’s Eve', '2027-01-01T05:00:00Z', '23:00', '2026-12-31'],
    ['New Year’s Day', '2027-01-01T16:00:00Z', '10:00', '2027-01-01'],
    ['the last of sixty days', '2027-02-17T16:00:00Z', '10:00', '2027-02-17'],
  ])('may be for %s', (_name, date_Time, time, day) => {
    expect(readTourInput({ ...body, date_Time, time: [time] }, now).day).toBe(day);
  });

  it('may name either of two instants with the same clock time in the fall', () => {
    const moment = new Date('2026-10-25T12:00:00Z');
    for (const date_Time of ['2026-11-01T06:30:00.000Z', '2026-11-01T07:30:00.000Z']) {
      const input = readTourInput({ ...body, date_Time, time: ['01:30'] }, moment);
      expect(input.startsAt.map((at) => at.toISOString())).toEqual([date_Time]);
    }
  });

  it('at an hour that the spring clock change skips is refused', () => {
    const moment = new Date('2027-03-10T12:00:00Z');
    const gap = { date_Time: '2027-03-14T08:30:00Z', time: ['02:30'] };
    expect(refused(gap, moment)).toEqual([
      ['time', 'This time doesn’t exist on that day: clocks move forward'],
    ]);
    expect(refused({ date_Time: '2027-03-14T08:30:00Z', time: ['03:30'] }, moment)).toEqual([]);
  });
});

describe('is refused', () => {
  it.each([
    ['as wall time with a Z', { date_Time: '2026-12-22T10:30:00Z' }],
    ['a minute off', { date_Time: '2026-12-22T16:31:00Z' }],
    ['a day off', { date_Time: '2026-12-23T16:31:00Z' }],
  ])('when date_Time is %s', (_name, given) => {
    expect(refused(given)).toEqual([['date_Time', fieldMessages.dateDiffers()]]);
  });

  it.each([
    ['yesterday', '2026-12-19T16:30:00Z'],
    ['beyond sixty days', '2027-02-18T16:30:00Z'],
  ])('when the day is %s', (_name, date_Time) => {
    expect(refused({ date_Time })).toEqual([['date_Time', fieldMessages.dateOutOfRange()]]);
  });

  it.each([
    [[], 'Enter Time'],
    [[''], 'Enter Time'],
    [['10:30', 'noon'], 'Enter Time'],
    [['10:30', '10:30'], 'Already Selected'],
    [['10:30', '11:30', '12:30', '13:30'], 'Select up to 3 times only'],
  ])('with the times %o', (time, message) => {
    expect(refused({ time })).toEqual([['time', message]]);
  });

  it('for a time that has passed today', () => {
    expect(refused({ date_Time: '2026-12-20T15:59:00Z', time: ['09:59'] })).toEqual([
      ['time', 'This time has passed'],
    ]);
  });

  it.each([
    [true, true],
    [false, false],
  ])('in person %s and by video %s', (inPersonTour, videoChatTour) => {
    expect(refused({ inPersonTour, videoChatTour }).map(([field]) => field)).toEqual([
      'inPersonTour',
    ]);
  });

  it('with all wrong fields together', () => {
    const given = { firstName: '', email: 'x', phone: '1', comments: '', time: [] };
    expect(refused(given)).toEqual([
      ['firstName', 'Name is required'],
      ['email', 'Email is not valid'],
      ['phone', 'Phone no. should be of 10 digit'],
      ['comments', 'Message is required'],
      ['time', 'Enter Time'],
    ]);
  });
});
