import type { LocalArea, WrittenHours } from '@homestead/contract/platform';
import { createContext, type ReactNode, use } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { Api } from './api.ts';

/** The brokerage facts; unset ones are null and not shown. */
export interface BrokerageFacts {
  name: string;
  street: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  phone: string | null;
  textPhone: string | null;
  email: string | null;
  conciergeEmail: string | null;
  hours: string | null;
  licenseLine: string | null;
  licenseLineInSpanish: string | null;
  instagram: string | null;
  facebook: string | null;
  x: string | null;
  linkedin: string | null;
  marketSite: string | null;
  magazine: string | null;
  magazineSubscribe: string | null;
  newsletter: string | null;
}

/** The addresses of a street map's styles, by color scheme. */
export interface MapStyles {
  light: string;
  dark: string;
}

/** Where the brokerage works; boxes are west, south, east and north. */
export interface SiteArea extends LocalArea {
  box: readonly [number, number, number, number];
  mapStart: readonly [number, number, number, number];
  /** What the state's law says about buyer agreements; null where nothing needs to be said. */
  buyerAgreement: string | null;
  buyerAgreementInSpanish: string | null;
}

export interface Site {
  brokerage: BrokerageFacts;
  /** The site's public address, without a trailing slash. */
  publicUrl: string;
  mode: 'demo' | 'production';
  /** The addresses of the street map's styles; null if none is configured. */
  mapStyles: MapStyles | null;
  /** Whether the map can find places, such as restaurants. */
  findsPlaces: boolean;
  area: SiteArea;
  /** When the office is open: promised times count these hours only. */
  openHours: WrittenHours;
}

/** What visitors are asked for after `after` homes, and the seals of the cookie that counts. */
export interface PromptTerms {
  kind: 'off' | 'soft' | 'light' | 'verified';
  after: number;
  seal: (purpose: string, text: string) => string;
  /** Null for what we didn't seal. */
  open: (purpose: string, sealed: string) => string | null;
}

/** What loaders get for one request. */
export const apiContext = /* @__PURE__ */ createRouterContext<Api>();
export const nonceContext = /* @__PURE__ */ createRouterContext<string>();
export const siteContext = /* @__PURE__ */ createRouterContext<Site>();
/** The sealed time the page was opened (paper 59). */
export const formStampContext = /* @__PURE__ */ createRouterContext('');
/** Whether browsers should have the service worker (paper 72). */
export const hasWorkerContext = /* @__PURE__ */ createRouterContext(false);
/** Whether the browser's session is valid. The API says who the person is and what they may do. */
export const isSignedInContext = /* @__PURE__ */ createRouterContext(false);
export const promptContext = /* @__PURE__ */ createRouterContext<PromptTerms>();
/** Writes an error to the program's log. */
export const logErrorContext = /* @__PURE__ */ createRouterContext<(error: unknown) => void>();
/** The built stylesheet, written into each page; empty in development. */
export const stylesheetContext = /* @__PURE__ */ createRouterContext<string>('');

const Frame = createContext<Partial<Omit<PageFrameProps, 'children'>>>({});
const SiteFacts = createContext<Site | null>(null);

interface PageFrameProps {
  nonce: string;
  stylesheet: string;
  formStamp: string;
  children: ReactNode;
}

/** Provides what the page's frame needs during server rendering. */
export function PageFrame({ children, ...given }: PageFrameProps) {
  return <Frame value={given}>{children}</Frame>;
}

/** The nonce in the browser, from a script tag of the server; it never changes. */
export const writtenNonce =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/** The nonce of the page's security policy, on the server and in the browser. */
export function useNonce(): string | undefined {
  return use(Frame).nonce ?? writtenNonce;
}

const writtenStamp =
  typeof document === 'undefined' ? undefined : document.documentElement.dataset.opened;

/** The sealed time the page was opened, from the page's root in the browser. */
export function useFormStamp(): string | undefined {
  return use(Frame).formStamp ?? writtenStamp;
}

/** The stylesheet while the page is rendered on the server, undefined in the browser. */
export function useStylesheet(): string | undefined {
  return use(Frame).stylesheet;
}

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteFacts value={site}>{children}</SiteFacts>;
}

/** Throws outside a page of the site. */
export function useSite(): Site {
  const site = use(SiteFacts);
  if (!site) throw new Error('useSite is called outside the site');
  return site;
}
