import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type Api, type ApiCall, apiContext, type Site, siteContext } from '#platform';
import * as forgotPassword from './forgot-password-page.tsx';
import * as register from './register-page.tsx';
import * as verifyIdentity from './verify-identity-page.tsx';

type Page = { action: (args: never) => Promise<unknown> };

/** Sends a page's form; the call that follows is answered with `status` and `body`. */
async function send(page: Page, fields: Record<string, string>, status = 200, body: object = {}) {
  const calls: ApiCall[] = [];
  const api: Api = async (_path, call = {}) => {
    calls.push(call);
    return Response.json(body, { status });
  };
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(siteContext, { publicUrl: 'https://homes.example' } as Site);
  const form = new URLSearchParams(fields);
  const request = new Request('https://homes.example/verifyidentity', {
    method: 'POST',
    body: form,
    headers: { 'content-length': String(form.toString().length) },
  });
  const answer = await page.action({ context, request, params: {} } as never);
  const [call] = calls;
  const sent = call && { key: call.headers?.['idempotency-key'], ...JSON.parse(String(call.body)) };
  return { sent, told: (answer as { data?: { values: object; fields: object } }).data };
}

const email = 'eve@example.org';
const password = 'Prairie-Rose-77';

it.each([
  ['register', register],
  ['forgot password', forgotPassword],
])('the form to %s has a new key each time it is opened', (_what, page) => {
  const newKey = () =>
    page.loader({ request: new Request('https://homes.example/register') } as never).formKey;
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});

it.each([
  [
    'register',
    register,
    {
      first_name: 'Eve',
      last_name: 'Olsen',
      password,
      confirm_password: password,
      agreeTermAndCondition: 'yes',
    },
  ],
  ['forgot password', forgotPassword, {}],
  ['new code', verifyIdentity, { intent: 'resend' }],
] as [string, Page, Record<string, string>][])(
  'the form “%s” is sent under its key',
  async (_what, page, fields) => {
    const { sent } = await send(page, { ...fields, email, key: 'key-of-the-form' });
    expect(sent).toMatchObject({ key: 'key-of-the-form', email });
  },
);

const proofs = [
  [{ intent: 'link', link: '#token=abc' }, { token: 'abc' }],
  [
    { intent: 'code', email, code: '123 456' },
    { email, code: '123456' },
  ],
] as const;

it.each(proofs)('%o asks for the password when the server does', async (fields, proof) => {
  const errors = [{ field: 'password', label: 'Password', message: 'Password is required' }];
  const needed = { code: 'password-needed', message: 'Enter it', errors };
  const { sent, told } = await send(verifyIdentity, fields, 400, needed);
  expect(sent).toEqual(proof);
  expect(told).toMatchObject({
    fields: {},
    message: 'Enter it',
    values: { ...fields, intent: 'password' },
  });
});

it.each(proofs)('%o is sent again with the password, or a new one', async (fields, proof) => {
  const again = { ...fields, intent: 'password', password };
  expect((await send(verifyIdentity, again)).sent).toEqual({ ...proof, password });
  const withNew = { ...fields, intent: 'new-password', newPassword: password };
  const sent = await send(verifyIdentity, { ...withNew, confirm_password: password });
  expect(sent.sent).toEqual({ ...proof, newPassword: password });
  const unlike = await send(verifyIdentity, { ...withNew, confirm_password: 'x' });
  expect(unlike.sent).toBeUndefined();
  expect(unlike.told).toMatchObject({
    fields: { confirm_password: expect.any(String) },
    values: { ...fields, intent: 'new-password' },
  });
});

it('a code that expired in the meantime is asked for again', async () => {
  const fields = { intent: 'password', email, code: '123456', password };
  const { told } = await send(verifyIdentity, fields, 400, { code: 'code-wrong', message: 'No' });
  expect(told).toMatchObject({ fields: { code: 'No' }, values: { intent: 'code', email } });
});
