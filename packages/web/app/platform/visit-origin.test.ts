import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { rememberCampaign, visitOrigin } from './visit-origin.ts';

const SITE = 'https://homes.example.org';

const originOf = (headers: Record<string, string>) =>
  visitOrigin({ url: `${SITE}/contactus`, headers: new Headers(headers) });

/** The campaign cookie that a page sets, as a browser would send it back. */
async function cookieAfter(path: string): Promise<string> {
  const url = new URL(path, SITE);
  const context = new RouterContextProvider();
  const request = new Request(url);
  const rest = { context, params: {}, url, pattern: '/' };
  const answer = await rememberCampaign({ request, ...rest }, async () => new Response());
  return (answer as Response).headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

it('says on which page a form was filled in, and what brought the visitor there', () => {
  expect(originOf({ referer: `${SITE}/homepage?utm_source=radio&x=1` })).toEqual({
    page: '/homepage',
    campaign: { source: 'radio' },
  });
});

it.each(['', 'not an address', 'https://elsewhere.example/homepage?utm_source=x'])(
  'names the form’s own page after %j',
  (referer) => {
    expect(originOf({ referer })).toEqual({ page: '/contactus', campaign: {} });
  },
);

it('remembers a campaign for later pages', async () => {
  const cookie = await cookieAfter('/homepage?utm_source=radio&utm_campaign=Fall+%26%20winter');
  const campaign = { source: 'radio', campaign: 'Fall & winter' };
  expect(originOf({ cookie }).campaign).toEqual(campaign);
  const referer = `${SITE}/register?utm_source=flyer`;
  expect(originOf({ cookie, referer }).campaign).toEqual({ source: 'flyer' });
});

it('keeps nothing without a campaign, and of a forged cookie only what can be stored', async () => {
  expect(await cookieAfter('/homepage?source=x')).toBe('');
  const forged = encodeURIComponent(`source=${'x'.repeat(500)}%0A&other=1`);
  const { campaign } = originOf({ cookie: `homestead_campaign=${forged}` });
  expect(campaign).toEqual({ source: 'x'.repeat(120) });
});
