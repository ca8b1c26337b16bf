import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import staticFiles from '@fastify/static';
import type { ServiceArea } from '@homestead/contract/places';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrokerageFacts } from './brokerage-settings.ts';
import { addressOf } from './call-origin.ts';
import { sealFormTime } from './form-guard.ts';
import { type HandOver, takeOver } from './hand-over.ts';
import { buyerAgreementIn } from './legal-texts.ts';
import type { MapFacts } from './map-settings.ts';
import { isOwnOrigin } from './own-origin.ts';
import { fetchRequestOf, requireFormSize, takeForms } from './page-request.ts';
import { type PageIdentity, PageVisit } from './page-visit.ts';
import { refuse } from './refusal-error.ts';
import type { RegistrationPrompt } from './registration-prompt-settings.ts';
import type { Services } from './room.ts';
import { createNonce, dropDocumentHeaders, pagePolicy } from './security-headers.ts';
import { serveServiceWorker } from './service-worker.ts';

/** An API call in the form of `fetch`. */
export interface ApiCall {
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
}

/** The parts of an API answer that pages use; `fetch` has the same in the browser. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>;

/**
 * The web bundle's input for one request; its entry exports `handle` (packages/web/app/server.ts).
 */
interface PageContext {
  /** Calls the API in process by a path below the origin. */
  api: (path: string, call?: ApiCall) => Promise<ApiAnswer>;
  nonce: string;
  /** The time the page was opened, sealed, for its forms. */
  formStamp: string;
  /** Whether browsers should have the service worker. */
  hasWorker: boolean;
  /** What visitors are asked for after some homes. */
  prompt: RegistrationPrompt & PageSeals;
  /** Whether the browser's session is valid; its permissions come from the API. */
  isSignedIn: boolean;
  /** Writes an error of a loader or a component to the log. */
  logError: (error: unknown) => void;
  site: {
    brokerage: BrokerageFacts;
    publicUrl: string;
    mode: 'demo' | 'production';
    /** The URL of the street map's style; null where none is configured. */
    mapStyles: MapFacts['styles'];
    /** Whether the map can find places, such as restaurants. */
    findsPlaces: boolean;
    /** Where the brokerage works, as far as every page needs it. */
    area: Pick<ServiceArea, 'name' | 'timeZone' | 'box' | 'mapStart'> & {
      buyerAgreement: string | null;
      buyerAgreementInSpanish: string | null;
    };
  };
}

/** Seals what a page keeps in a cookie, and opens it; null for what we didn’t seal. */
interface PageSeals {
  seal: (purpose: string, text: string) => string;
  open: (purpose: string, sealed: string) => string | null;
}

/** A page to send: complete as text, or as a stream. */
export interface PageAnswer {
  status: number;
  headers: Headers;
  body: string | ReadableStream | null;
}

/** The start of a path of a Spanish page. */
const SPANISH = /^\/es(?=\/|$)/i;

/** The web bundle's one function. */
export type PageHandler = (request: Request, context: PageContext) => Promise<PageAnswer>;

/**
 * Loads the built bundles from the folder in the settings: one answers the addresses below /es, the
 * other all others.
 */
export async function loadPageHandler(services: Services): Promise<PageHandler> {
  const load = async (file: string) => {
    const { href } = pathToFileURL(join(services.settings.webBuildDir, file));
    return ((await import(href)) as { handle: PageHandler }).handle;
  };
  const [english, spanish] = await Promise.all(['server/index.js', 'es/server/index.js'].map(load));
  return pagesInLanguages({ english, spanish } as Record<'english' | 'spanish', PageHandler>);
}

/** The pages of both languages as one. */
function pagesInLanguages(given: { english: PageHandler; spanish: PageHandler }): PageHandler {
  return (request, context) => {
    const { pathname } = new URL(request.url);
    const isSpanish = SPANISH.test(pathname) || pathname === '/es.data';
    return (isSpanish ? given.spanish : given.english)(request, context);
  };
}

/**
 * Serves the web bundle's static files and, for every other GET and POST, its pages. `handlerFor`
 * returns the current handler, so that development can replace it. A page's calls act for the
 * person whose session cookie the browser sent. Forms from foreign pages are refused.
 */
export async function servePages(
  app: FastifyInstance,
  services: Services,
  options: {
    handlerFor: () => Promise<PageHandler>;
    isDev: boolean;
    serveFiles: boolean;
    identity?: PageIdentity;
  },
): Promise<void> {
  const { settings } = services;
  const identity = options.identity ?? null;
  const { name, timeZone, box, mapStart, buyerAgreement } = settings.serviceArea;
  const site = {
    brokerage: settings.brokerage,
    publicUrl: settings.publicUrl,
    mode: settings.mode,
    mapStyles: settings.map.styles,
    findsPlaces: settings.NOMINATIM_URL !== undefined,
    area: {
      name,
      timeZone,
      box,
      mapStart,
      buyerAgreement: buyerAgreementIn('en', buyerAgreement),
      buyerAgreementInSpanish: buyerAgreementIn('es', buyerAgreement),
    },
  };
  const hasWorker = settings.SERVICE_WORKER && !options.isDev;
  const prompt = { ...settings.registrationPrompt, ...pageSeals(services) };
  if (options.serveFiles) await serveWebFiles(app, settings.webBuildDir);
  await serveServiceWorker(app, settings, { isOn: hasWorker });
  await app.register(async (scope) => {
    takeForms(scope);
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const visit = new PageVisit(request, identity);
      if (request.method === 'POST') {
        requireOwnForm(request, settings, visit);
        await requireFormSize(request, visit);
      }
      // With the database away nobody knows: the page's calls fail, and it says so.
      const isSignedIn = await visit.token().then(
        (token) => token !== null,
        () => true,
      );
      const nonce = createNonce();
      const handle = await options.handlerFor();
      const api = inProcessApi(app, request, visit);
      const logError = (err: unknown) => request.log.error({ err }, 'page failed');
      const formStamp = sealFormTime(services, request.method === 'POST' ? null : new Date());
      const given = { api, nonce, formStamp, prompt, site, hasWorker, isSignedIn, logError };
      const page = await handle(fetchRequestOf(request, reply, settings.publicUrl), given);
      // React Router answers 500 for any error of a loader.
      const isOutage = page.status === 500 && visit.isCutOff;
      reply.status(isOutage ? 503 : page.status);
      for (const [name, value] of page.headers) reply.header(name, value);
      for (const line of visit.setCookies) reply.header('set-cookie', line);
      const policy = { isDev: options.isDev, mapOrigins: settings.map.origins };
      reply.header('content-security-policy', pagePolicy(nonce, policy));
      if (isOutage) reply.header('retry-after', 2).header('cache-control', 'no-store');
      if (visit.isPersonal || !page.headers.has('cache-control')) {
        reply.header('cache-control', 'no-store');
      }
      return reply.send(page.body ?? undefined);
    };
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      exposeHeadRoute: false,
      config: { isPage: true },
      schema: { hide: true },
      handler: answer,
    });
  });
}

/** What pages seal has purposes of its own. */
function pageSeals({ secrets }: Pick<Services, 'secrets'>): PageSeals {
  const nameOf = (purpose: string) => `page-${purpose}`;
  return {
    seal: (purpose, text) => secrets.seal(nameOf(purpose), '', text).toString('base64url'),
    open(purpose, sealed) {
      try {
        return secrets.open(nameOf(purpose), '', Buffer.from(sealed, 'base64url'));
      } catch {
        return null;
      }
    },
  };
}

async function serveWebFiles(app: FastifyInstance, buildDir: string): Promise<void> {
  await app.register(staticFiles, {
    root: join(buildDir, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
    lastModified: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${join('client', 'assets')}`);
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // The mark in emails, in mail programs that are pages of other sites.
      if (path.endsWith('mark.png')) {
        reply.header('cross-origin-resource-policy', 'cross-origin');
      }
      if (isHashed && /\.(js|css)$/.test(path.replace(/\.(br|gz)$/, '')))
        dropDocumentHeaders(reply);
    },
  });
}

/** A form on another site must not act for the person signed in here. */
function requireOwnForm(request: FastifyRequest, settings: Services['settings'], visit: PageVisit) {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const saysWhere = origin !== undefined || site !== undefined;
  if (!saysWhere && !visit.hasSession) return;
  if (!isOwnOrigin(request.headers, settings)) refuse('wrong-origin');
}

/**
 * Calls the API without a socket, with the caller's address, signal and session. Routes, checks and
 * refusals are the same as from outside, but answers are passed as objects, not text. A session
 * that has ended is dropped, so public pages still open.
 */
function inProcessApi(
  app: FastifyInstance,
  page: FastifyRequest,
  visit: PageVisit,
): PageContext['api'] {
  const ask = async (path: string, call: ApiCall, token: string | null): Promise<ApiAnswer> => {
    const { method = 'GET', headers, body, signal } = call;
    const handedOver: HandOver = {};
    const result = await takeOver(handedOver, () =>
      app.inject({
        method: method as 'GET',
        url: path,
        headers: {
          ...visit.headers(),
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...headers,
          'accept-encoding': 'identity',
        },
        remoteAddress: addressOf(page),
        ...(body !== undefined && { payload: body }),
        ...(signal && { signal }),
      }),
    );
    visit.hear(result.headers['set-cookie']);
    return {
      ok: result.statusCode >= 200 && result.statusCode < 300,
      status: result.statusCode,
      get headers() {
        return readHeaders(result.headers);
      },
      json: async () => ('answer' in handedOver ? handedOver.answer : JSON.parse(result.payload)),
    };
  };
  const askAsPerson = async (path: string, call: ApiCall) => {
    const token = await visit.token();
    const answer = await ask(path, call, token);
    if (token === null || answer.status !== 401) return answer;
    visit.forgetToken();
    return ask(path, call, await visit.token());
  };
  return async (path, call = {}) => {
    try {
      const answer = await askAsPerson(path, call);
      if (answer.status === 503) visit.isCutOff = true;
      return answer;
    } catch (error) {
      visit.isCutOff = true;
      throw error;
    }
  };
}

/** Cookies go to the page's own answer. */
function readHeaders(given: OutgoingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(given)) {
    if (name === 'set-cookie') continue;
    for (const value of [values].flat()) headers.append(name, String(value));
  }
  return headers;
}
