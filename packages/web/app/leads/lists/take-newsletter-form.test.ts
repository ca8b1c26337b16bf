import { expect, it } from 'vitest';
import type { Api } from '#platform';
import { takeNewsletterForm } from './take-newsletter-form.ts';

it('says in which language and on which page the consent was shown', async () => {
  const sent: unknown[] = [];
  const api: Api = async (_path, call = {}) => {
    sent.push(JSON.parse(String(call.body)));
    return Response.json({ statusCode: 'success' });
  };
  const request = new Request('https://homes.example.org/newsletter', {
    method: 'POST',
    headers: { 'content-length': '23' },
    body: new URLSearchParams({ email: 'eve@example.org' }),
  });
  await takeNewsletterForm(api, request);
  expect(sent).toEqual([{ email: 'eve@example.org', language: 'en', page: '/newsletter' }]);
});
