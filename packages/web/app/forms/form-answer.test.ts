import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform';
import { type FormAnswer, readForm, refusedForm, TypedForm, waitText } from './form-answer.ts';
import { formMessages } from './messages.ts';

describe('a form that was refused', () => {
  const refusal = (status: number, problem: object, wait: number | null = null) => {
    const answer = refusedForm(new ApiError(status, problem, wait), {
      values: { email: 'a@b.org' },
    });
    return { status: answer.init?.status, ...(answer.data as FormAnswer) };
  };

  it('shows the fields, with their label where the message is no sentence', () => {
    const errors = [
      { field: 'email', label: 'Email', message: 'Email is required' },
      { field: 'code', label: 'Code', message: 'must have 6 digits' },
    ];
    expect(refusal(400, { code: 'bad-input', errors, message: 'no' })).toMatchObject({
      status: 400,
      fields: { email: 'Email is required', code: 'Code must have 6 digits' },
      message: null,
      values: { email: 'a@b.org' },
    });
    const { fields } = refusal(400, { code: 'bad-input', errors: [...errors, ...errors] });
    expect(Object.keys(fields)).toEqual(['email', 'code']);
  });

  it('says how long to wait', () => {
    expect(refusal(429, { message: 'Too many tries.' }, 90)).toMatchObject({
      status: 429,
      message: 'Too many tries. You can try again in 90 seconds.',
    });
    expect([1, 119, 121, 3600].map(waitText)).toEqual([
      'You can try again in 1 second.',
      'You can try again in 119 seconds.',
      'You can try again in 3 minutes.',
      'You can try again in 60 minutes.',
    ]);
  });

  it('names the request of an outage and keeps what was typed', () => {
    expect(refusal(503, {}).message).toBe(formMessages.outage());
    expect(refusal(500, { requestId: 'r-1' })).toMatchObject({
      requestId: 'r-1',
      values: { email: 'a@b.org' },
    });
    expect(refusal(0, {}).status).toBe(502);
  });

  it('takes no form that is larger than any of ours', async () => {
    const body = new URLSearchParams({ email: 'x'.repeat(70_000) });
    const request = new Request('https://homes.example.org/login', {
      method: 'POST',
      body,
      headers: { 'content-length': String(String(body).length) },
    });
    await expect(readForm(request)).rejects.toMatchObject({ status: 413 });
  });
});

it('a field that was sent several times has all its values, without empty ones', () => {
  const data = new FormData();
  for (const time of ['10:30', '', '14:00']) data.append('time', time);
  data.append('time', new File(['x'], 'x.txt'));
  expect(new TypedForm(data).texts('time', 'name')).toEqual({ time: '10:30 14:00', name: '' });
});

describe('what marks a form', () => {
  const marksOf = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return new TypedForm(data).marks();
  };

  it.each([
    [
      'its key and the time its page was opened',
      { key: 'k-1', opened: 'AQ_-' },
      { idempotencyKey: 'k-1', guard: 'AQ_-' },
    ],
    ['a decoy that was filled in', { opened: 'AQ', extra: 'x' }, { guard: 'AQ;filled' }],
    ['nothing of a form without these fields', { email: 'a@b.org' }, {}],
    ['nothing that can’t be in a header', { key: 'a\nb', opened: 'ü' }, {}],
  ])('is %s', (_what, fields, marks) => {
    expect(marksOf(fields)).toEqual(marks);
  });
});
