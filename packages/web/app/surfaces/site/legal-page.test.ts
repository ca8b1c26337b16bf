import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type Api, apiContext, type Site, siteContext } from '#platform';
import { loader } from './legal-page.tsx';

it('shows no other text at an address that only looks like a legal page’s', async () => {
  const request = new Request('https://homes.example.org/%74ermsofuse');
  await expect(loader({ request } as LoaderFunctionArgs)).rejects.toMatchObject({
    init: { status: 404 },
  });
});

it('shows no script or script link of a text, and a changed text immediately', async () => {
  let body = '<script>alert(1)</script>\n\n[x](javascript:alert(1))';
  const api: Api = async () => Response.json({ title: 'Terms', version: '2026-05-01', body });
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(siteContext, { brokerage: { name: 'Ours' }, publicUrl: '' } as Site);
  const request = new Request('https://homes.example.org/termsofuse');
  const rest = { params: {}, url: new URL(request.url), pattern: '' };
  const htmlNow = async () => (await loader({ context, request, ...rest })).html;
  expect(await htmlNow()).toBe('&lt;script&gt;alert(1)&lt;/script&gt;\n<p><a href="">x</a></p>');
  body = '*New*';
  expect(await htmlNow()).toBe('<p><em>New</em></p>');
});
