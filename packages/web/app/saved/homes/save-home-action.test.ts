import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type Api, apiContext, isSignedInContext, type Site, siteContext } from '#platform';
import { applyPendingFavorites } from './apply-pending-favorites.ts';
import { saveHomeAction } from './save-home-action.ts';
import { readSavedNotice } from './save-notice.ts';

const SAVED = 'Your Property Save successfully';
const asked: { path: string; body: unknown }[] = [];

/** The context of a request whose calls of the API are all answered alike. */
function contextOf(isSignedIn: boolean, status = 200, answer: unknown = SAVED) {
  const api: Api = async (path, call) => {
    asked.push({ path, body: JSON.parse(String(call?.body ?? 'null')) });
    return { ok: status < 300, status, headers: new Headers(), json: async () => answer };
  };
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(isSignedInContext, isSignedIn);
  context.set(siteContext, { publicUrl: 'https://homes.example' } as Site);
  asked.length = 0;
  return context;
}

async function press(context: RouterContextProvider, { back, ...fields }: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const request = new Request('https://homes.example/saved-homes', {
    method: 'POST',
    body,
    headers: {
      'content-length': String(body.toString().length),
      ...(back && { referer: back.startsWith('/') ? `https://homes.example${back}` : back }),
    },
  });
  const answer = await saveHomeAction({ context, request, params: {} } as never);
  return { to: answer.headers.get('location'), cookies: answer.headers.getSetCookie() };
}

it('marks the home and leads back to it', async () => {
  const { to, cookies } = await press(contextOf(true), {
    favorite: 'H1',
    back: '/property-list?beds=3',
  });
  expect(to).toBe('/property-list?beds=3#home-H1');
  expect(cookies).toEqual([expect.stringMatching(/^homestead_saved_notice=favorite;/)]);
  expect(asked).toMatchObject([
    {
      path: '/api/v1/Property/SavePropertyWithUser',
      body: { propertiesid: 'H1', favorites: true, dislikes: false },
    },
  ]);
});

it.each([
  ['another reply', 200, 'Saved', 'not-saved'],
  ['a home that is gone', 404, { code: 'listing-not-found' }, 'gone'],
  ['an outage', 503, {}, 'not-saved'],
])('says so of %s', async (_what, status, answer, notice) => {
  const { to, cookies } = await press(contextOf(true, status, answer), {
    dislike: 'H1',
    back: '/singleproduct/H1',
  });
  expect(to).toBe('/singleproduct/H1#home-H1');
  expect(cookies[0]).toContain(`homestead_saved_notice=${notice};`);
});

it('sends nothing for a visitor, remembers the favorite and the page, and asks to sign in', async () => {
  const { to, cookies } = await press(contextOf(false), {
    dislike: 'H1',
    back: '/singleproduct/H1',
  });
  expect(to).toBe('/singleproduct/H1/save');
  expect(asked).toEqual([]);
  expect(cookies.map(decodeURIComponent)).toEqual([
    expect.stringMatching(/^homestead_wanted=\/singleproduct\/H1#home-H1;/),
    expect.stringMatching(/^homestead_saved_notice=please-login;/),
    expect.stringMatching(/^homestead_pending_favorites=dislike H1;/),
  ]);
});

it.each(['', 'nonsense', '/api/v1/User/LogOut', '/login', 'https://homes.example//evil.example/'])(
  'leads to the search when the page was %s',
  async (back) => {
    expect((await press(contextOf(true), { favorite: 'H1', back })).to).toBe(
      '/property-list#home-H1',
    );
  },
);

it('refuses a form that presses nothing that it knows', async () => {
  await expect(press(contextOf(true), { adore: 'H1', back: '/' })).rejects.toMatchObject({
    init: { status: 400 },
  });
});

async function open(context: RouterContextProvider, headers: Record<string, string> = {}) {
  const request = new Request('https://homes.example/property-list', {
    headers: {
      accept: 'text/html',
      cookie: `homestead_pending_favorites=${encodeURIComponent('favorite H1\ndislike H2')}`,
      ...headers,
    },
  });
  const answer = await applyPendingFavorites(
    { context, request, params: {} } as never,
    async () => new Response('page'),
  );
  return { cookies: (answer as Response).headers.getSetCookie(), request };
}

it('carries favorites out before the first page after the sign-in, and forgets them', async () => {
  const context = contextOf(true);
  const { cookies, request } = await open(context);
  expect(asked.map(({ body }) => body)).toMatchObject([
    { propertiesid: 'H1', favorites: true },
    { propertiesid: 'H2', dislikes: true },
  ]);
  expect(cookies).toEqual([expect.stringMatching(/^homestead_pending_favorites=;.*Max-Age=0/)]);
  expect(readSavedNotice({ context, request })).toEqual({
    text: 'Property has been added to dislike list',
    tone: 'good',
  });
});

it('keeps favorites that an outage stopped, drops those of homes that are gone', async () => {
  expect((await open(contextOf(true, 503, {}))).cookies).toEqual([]);
  expect((await open(contextOf(true, 404, {}))).cookies).toHaveLength(1);
});

it.each([
  ['a visitor’s page', false, {}],
  ['a page fetched ahead', true, { 'sec-purpose': 'prefetch;prerender' }],
  ['data for a page that is open', true, { accept: '*/*' }],
])('does nothing for %s', async (_what, isSignedIn, headers) => {
  const { cookies } = await open(contextOf(isSignedIn), headers as Record<string, string>);
  expect(asked).toEqual([]);
  expect(cookies).toEqual([]);
});
