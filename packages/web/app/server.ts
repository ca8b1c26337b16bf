import { existsSync, readFileSync } from 'node:fs';
import * as build from 'virtual:react-router/server-build';
import { setLocalArea } from '@homestead/contract/platform';
import { createRequestHandler, matchRoutes, RouterContextProvider } from 'react-router';
import {
  type Api,
  apiContext,
  bringsOwnStyles,
  formStampContext,
  hasWorkerContext,
  isSignedInContext,
  logErrorContext,
  nonceContext,
  type PromptTerms,
  promptContext,
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

/** The stylesheet of the public pages, read once; in development Vite serves the styles. */
const stylesheet = import.meta.env.PROD ? readStylesheet() : '';

const answerOffice = createRequestHandler(build, import.meta.env.MODE);
const answerPublic = createRequestHandler(publicBuild(), import.meta.env.MODE);
const officePages = Object.values(build.routes).flatMap((route) =>
  route?.parentId === 'office' && route.path ? [{ path: route.path }] : [],
);

/**
 * Answers one page request. `api` calls the API in process by path, `nonce` is for the page's
 * security policy, `formStamp` for its forms, `hasWorker` says whether browsers should have the
 * service worker, `isSignedIn` whether the browser's session is valid, `prompt` when visitors are
 * asked to register, and `site` has the brokerage and the site's address. `logError` writes an
 * error to the program's log.
 */
export async function handle(
  request: Request,
  given: {
    api: Api;
    nonce: string;
    formStamp: string;
    hasWorker: boolean;
    isSignedIn: boolean;
    prompt: PromptTerms;
    site: Site;
    logError: (error: unknown) => void;
  },
): Promise<PageAnswer> {
  const context = new RouterContextProvider();
  context.set(apiContext, given.api);
  context.set(nonceContext, given.nonce);
  context.set(formStampContext, given.formStamp);
  context.set(hasWorkerContext, given.hasWorker);
  context.set(isSignedInContext, given.isSignedIn);
  context.set(promptContext, given.prompt);
  context.set(logErrorContext, given.logError);
  setLocalArea(given.site.area);
  context.set(siteContext, given.site);
  context.set(stylesheetContext, stylesheet);
  const isOffice = matchRoutes(officePages, new URL(request.url).pathname) !== null;
  const response = await (isOffice ? answerOffice : answerPublic)(request, context);
  const { status, headers } = response;
  return { status, headers, body: response instanceof WholePage ? response.html : response.body };
}

/** The build with the manifest that knows no office, where there is one. */
function publicBuild(): typeof build {
  const url = build.assets.url.replace(/manifest(?=-[^/]*$)/, 'manifest-public');
  const file = new URL(`../client${url.replace(/^.*(?=\/assets\/)/, '')}`, import.meta.url);
  if (!import.meta.env.PROD || !existsSync(file)) return build;
  return { ...build, assets: { ...build.assets, url } };
}

/**
 * The styles of all pages but those of surfaces that link their own; each file is in the client
 * folder next to this bundle's, published below `/`. The root's own come first, because modules
 * override the kit's.
 */
function readStylesheet(): string {
  // A fragment marks files that a route needs indirectly.
  const kit = build.assets.routes.root?.css?.filter((href) => !href.includes('#')) ?? [];
  if (kit.length === 0) throw new Error('The web build has no stylesheet');
  const hrefs = Object.keys(build.routes)
    .filter((id) => !linksOwnStyles(id))
    .flatMap((id) => build.assets.routes[id]?.css ?? []);
  return [...new Set([...kit, ...hrefs].map((href) => href.replace(/#.*$/, '')))]
    .map((href) => readFileSync(new URL(`../client${href}`, import.meta.url), 'utf8'))
    .join('');
}

function linksOwnStyles(id: string | undefined): boolean {
  const route = id === undefined ? undefined : build.routes[id];
  if (!route) return false;
  return bringsOwnStyles(route.module.handle) || linksOwnStyles(route.parentId);
}
