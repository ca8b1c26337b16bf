import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, it, test } from 'vitest';
import { nonceContext, type Site, siteContext } from '#platform';
import { schemes, tokenOf } from '../../../../test/token-colors.ts';
import { offlineMessages } from '../messages/offline.ts';
import { loader as answerManifest } from './app-manifest.ts';
import { loader as answerOffline } from './offline-page.tsx';

function argsFor(phone: string | null = '+14025550142') {
  const context = new RouterContextProvider();
  const brokerage = { name: 'Ours & Sons', phone };
  context.set(siteContext, { brokerage, area: { name: 'Omaha' } } as Site);
  context.set(nonceContext, 'n0nce');
  return { context } as unknown as LoaderFunctionArgs;
}

test('the manifest has the brokerage’s name, the design’s colors and icons of each kind', async () => {
  const answer = answerManifest(argsFor());
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await answer.json()).toMatchObject({
    id: '/',
    name: 'Ours & Sons',
    lang: 'en-US',
    start_url: '/homepage',
    scope: '/',
    display: 'standalone',
    background_color: tokenOf('paper', schemes[0]),
    theme_color: tokenOf('spruce-deep', schemes[0]),
    icons: [
      { sizes: '192x192', purpose: 'any' },
      { sizes: '512x512', purpose: 'any' },
      { sizes: '512x512', purpose: 'maskable' },
    ],
  });
});

it('says that there is no connection, how to call, and how to try again', async () => {
  const html = await answerOffline(argsFor()).text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en-US">/);
  expect(html).toContain(`<h1>${offlineMessages.title()}</h1>`);
  expect(html).toContain('<a href="tel:+14025550142">(402) 555-0142</a>');
  expect(html).toContain(`<a href="" class="button" data-look="primary">`);
});

it('asks the server for nothing, and runs no script without the page’s nonce', async () => {
  const html = await answerOffline(argsFor(null)).text();
  expect(html).not.toMatch(/<link rel="(?!icon)|<img|src=/);
  expect(html).not.toContain('tel:');
  for (const [tag] of html.matchAll(/<(?:script|style)[^>]*>/g))
    expect(tag).toContain('nonce="n0nce"');
});
