import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type Api, apiContext } from '#platform';
import { loadOtherPlaces } from './load-place.ts';

it('reads no more of an unknown place’s name than any place has', async () => {
  const value = [{ kind: 'city', slug: 'omaha', name: 'Omaha', count: 3 }];
  const api: Api = async () => Response.json({ value });
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  const request = new Request('https://homes.example.org/');
  const load = (name: string) =>
    loadOtherPlaces({
      context,
      request,
      params: { kind: 'city', name },
      url: new URL(request.url),
      pattern: '',
    });
  for (const _time of [1, 2]) {
    expect(await load('omahaa')).toMatchObject({ text: 'omahaa', links: [{ name: 'Omaha' }] });
  }
  expect((await load(`a-${'x'.repeat(5000)}`)).text).toBe(`a ${'x'.repeat(78)}`);
});
