import { platformRefusals } from '@homestead/contract/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EchoApp, openEchoApp } from '../../test/echo-app.ts';

let at: EchoApp;

beforeAll(async () => {
  at = await openEchoApp();
});
afterAll(() => at.close());

describe('a refusal', () => {
  it('names each field with its label, in a form for programs and one for people', async () => {
    const refused = await at.send(JSON.stringify({ beds: 0, nonsense: 1 }));
    expect(refused.statusCode).toBe(400);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.json()).toEqual({
      type: 'about:blank',
      title: platformRefusals['bad-input'].sentence,
      status: 400,
      code: 'bad-input',
      errors: [
        { field: 'beds', label: 'Bedrooms', message: 'Bedrooms must be at least 1' },
        { field: 'nonsense', label: 'nonsense', message: 'nonsense isn’t a known field' },
      ],
      message: platformRefusals['bad-input'].sentence,
      statusCode: 'failed',
      data: false,
      requestId: refused.headers['x-request-id'],
    });
  });

  it('does not turn text into numbers', async () => {
    const refused = await at.send('{"beds":"3"}');
    expect(refused.json().errors[0].message).toBe('Bedrooms must be a number');
  });

  it('keeps code, status and sentence of an operation', async () => {
    const refused = await at.failWith('refusal');
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'taken',
      message: 'This is taken.',
      statusCode: 'failed',
      data: false,
    });
  });

  it('says when to retry', async () => {
    expect((await at.failWith('wait')).headers['retry-after']).toBe('7');
  });

  it('above 499 reveals nothing but the request id', async () => {
    const failed = await at.failWith('bug');
    expect(failed.statusCode).toBe(500);
    expect(failed.json()).toMatchObject({
      code: 'server-error',
      requestId: failed.headers['x-request-id'],
    });
    expect(failed.body).not.toContain('secret detail');
  });

  it.each(['lost', 'slow', 'full', 'crowded', 'cut', 'elsewhere'])(
    'of a database that is %s is 503 with a time to retry',
    async (failure) => {
      const busy = await at.failWith(failure);
      expect(busy.statusCode).toBe(503);
      expect(busy.json().code).toBe('busy');
      expect(busy.headers['retry-after']).toBe('2');
    },
  );

  it.each(['bytes', 'number'])('of a %s that the database can’t store is 400', async (failure) => {
    expect((await at.failWith(failure)).statusCode).toBe(400);
  });

  it('of a value that should never have reached the database is 500, and logged', async () => {
    expect((await at.failWith('malformed')).statusCode).toBe(500);
  });
});
