import { tourDays } from '@homestead/contract/leads';
import { localDate, localInstants } from '@homestead/contract/platform';
import { describe, expect, it } from 'vitest';
import { TypedForm } from '#forms';
import type { Api, ApiCall } from '#platform';
import { takeTourForm } from './take-tour-form.ts';

const day = tourDays(localDate(new Date()))[9] as string;
const facts = {
  mlsNumber: '22612345',
  home: '5011 Chicago St, Omaha',
  person: null,
  campaign: { source: 'radio' },
};
const good = {
  key: 'a-key-of-the-form',
  kind: 'video-chat',
  day,
  time: '14:00 10:30',
  name: 'Eve Tester',
  email: 'eve@example.org',
  phone: '(402) 555-0142',
  message: 'Is it dry?',
};

/** What was sent, and what the form is told. Each time is a field of its own, an empty one too. */
async function take(given: Record<string, string>, status = 200, body: unknown = true) {
  const { time, ...others } = { ...good, ...given };
  const data = new FormData();
  for (const [name, value] of Object.entries(others)) data.set(name, value);
  for (const one of [...time.split(' '), '']) data.append('time', one);
  const sent: ApiCall[] = [];
  const api: Api = async (_path, call = {}) => {
    sent.push(call);
    return Response.json(body, { status });
  };
  const answer = await takeTourForm(api, facts, new TypedForm(data), {
    url: 'https://homes.example.org/singleproduct/22612345',
    headers: new Headers(),
  });
  return 'sent' in answer ? { sent, stored: answer.sent } : { sent, told: answer.data };
}

describe('the tour request of a page', () => {
  it('is sent with its times in order, as nobody in particular, under its key', async () => {
    const { sent, stored } = await take({});
    expect(stored).toEqual({
      kind: 'video-chat',
      day,
      times: ['10:30', '14:00'],
      email: 'eve@example.org',
    });
    expect(sent[0]?.headers).toMatchObject({ 'idempotency-key': 'a-key-of-the-form' });
    expect(JSON.parse(String(sent[0]?.body ?? ''))).toEqual({
      propertyId: '22612345',
      userId: '00000000-0000-0000-0000-000000000000',
      firstName: 'Eve Tester',
      email: 'eve@example.org',
      phone: '(402) 555-0142',
      date_Time: localInstants(day, '10:30')[0]?.toISOString(),
      comments: 'Is it dry?',
      inPersonTour: false,
      videoChatTour: true,
      time: ['10:30', '14:00'],
      address: '5011 Chicago St, Omaha',
      page: '/singleproduct/22612345',
      campaign: { source: 'radio' },
      language: 'en',
      textConsent: false,
      marketingTextConsent: false,
      marketingEmailConsent: false,
    });
  });

  it.each([
    [{ time: '' }, { time: 'Enter Time' }],
    [{ time: '14:00 14:00' }, { time: 'Already Selected' }],
    [{ time: '14:00 14:30 15:00 15:30' }, { time: 'Select up to 3 times only' }],
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ phone: '402' }, { phone: 'Phone no. should be of 10 digit' }],
  ])('%o is not sent', async (given, fields) => {
    const { sent, told } = await take(given);
    expect(sent).toEqual([]);
    expect(told?.fields).toEqual(fields);
    expect(told?.values).toMatchObject({ message: 'Is it dry?', day });
  });

  it.each([
    ['different times', Array.from({ length: 12_000 }, (_, at) => at).join(' ')],
    ['one long time', '1'.repeat(64_000)],
    ['spaces', ' '.repeat(64_000)],
  ])('shows again little of 64 KB of %s', async (_what, time) => {
    const { sent, told } = await take({ time });
    expect(sent).toEqual([]);
    expect(told?.fields).toHaveProperty('time');
    expect(told?.values.time?.length).toBeLessThanOrEqual(64);
  });

  it('says by its own fields what the server refuses', async () => {
    const errors = [
      { field: 'date_Time', label: 'Date', message: 'Date must be within 60 days from today' },
      { field: 'comments', label: 'Message', message: 'Message is required' },
    ];
    const { told } = await take({}, 400, { code: 'bad-input', errors });
    expect(told?.fields).toEqual({
      time: 'Date must be within 60 days from today',
      message: 'Message is required',
    });
  });

  it.each([
    [409, { code: 'home-off-the-market', message: 'This home is off the market.' }],
    [422, { code: 'idempotency-key-reused', message: 'This form was sent already.' }],
    [500, { code: 'server-error', requestId: 'r-1' }],
  ])('keeps what was typed when it is answered %i', async (status, problem) => {
    const { told } = await take({}, status, problem);
    expect(told?.message).toEqual(expect.any(String));
    expect(told?.values).toMatchObject({ name: 'Eve Tester', time: '14:00 10:30' });
  });
});
