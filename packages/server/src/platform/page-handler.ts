import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServiceArea } from '@homestead/contract/places';
import type { WrittenHours } from '@homestead/contract/platform';
import type { BrokerageFacts } from './brokerage-settings.ts';
import type { MapFacts } from './map-settings.ts';
import type { RegistrationPrompt } from './registration-prompt-settings.ts';
import type { Services } from './room.ts';

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
export interface PageContext {
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
    /** When the office is open. */
    openHours: WrittenHours;
  };
}

/** Seals what a page keeps in a cookie, and opens it; null for what we didn’t seal. */
export interface PageSeals {
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
