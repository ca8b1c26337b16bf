import { readFileSync } from 'node:fs';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import {
  type Api,
  apiContext,
  nonceContext,
  type Site,
  siteContext,
  stylesheetContext,
} from '#platform';
import { WholePage } from './whole-page.ts';

/** A page to send: whole as text, or as a stream. */
interface PageAnswer {
  status: number;
  headers: Headers;
  body: string | ReadableStream | null;
}

/** The one stylesheet of the build, read once; in development Vite brings the styles. */
const stylesheet = import.meta.env.PROD ? readStylesheet() : '';

const answer = createRequestHandler(build, import.meta.env.MODE);

/**
 * Answers one page request. `api` reaches the API in process by its path, `nonce` is the one of
 * the page's security policy, `site` says who the brokerage is and where the site stands.
 */
export async function handle(
  request: Request,
  given: { api: Api; nonce: string; site: Site },
): Promise<PageAnswer> {
  const context = new RouterContextProvider();
  context.set(apiContext, given.api);
  context.set(nonceContext, given.nonce);
  context.set(siteContext, given.site);
  context.set(stylesheetContext, stylesheet);
  const response = await answer(request, context);
  const { status, headers } = response;
  return { status, headers, body: response instanceof WholePage ? response.html : response.body };
}

/** Published below `/`, it lies in the client folder beside this bundle's. */
function readStylesheet(): string {
  const href = build.assets.routes.root?.css?.[0];
  if (!href) throw new Error('The web build has no stylesheet');
  return readFileSync(new URL(`../client${href}`, import.meta.url), 'utf8');
}
