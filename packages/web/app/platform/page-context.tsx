import { createContext, type ReactNode, use } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { Api } from './api.ts';

/** Who the brokerage is; what is not set is null and not shown. */
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
  licenseLine: string | null;
  instagram: string | null;
  facebook: string | null;
  x: string | null;
  linkedin: string | null;
  marketSite: string | null;
  magazine: string | null;
  newsletter: string | null;
}

export interface Site {
  brokerage: BrokerageFacts;
  /** Address of the site as people see it, without a slash at its end. */
  publicUrl: string;
  mode: 'demo' | 'production';
  /** Where the style of the street map is; null where none is configured. */
  mapStyleUrl: string | null;
}

/** What loaders are given for one request. */
export const apiContext = createRouterContext<Api>();
export const nonceContext = createRouterContext<string>();
export const siteContext = createRouterContext<Site>();
/** Whether the browser's session stands; who it is and what it may do is asked of the API. */
export const isSignedInContext = createRouterContext(false);
/** The built stylesheet, written into each page; empty in development. */
export const stylesheetContext = createRouterContext<string>('');

const Frame = createContext<{ nonce?: string; stylesheet?: string }>({});
const SiteFacts = createContext<Site | null>(null);

interface PageFrameProps {
  nonce: string;
  stylesheet: string;
  children: ReactNode;
}

/** Gives the page what its frame needs while it is rendered on the server. */
export function PageFrame({ nonce, stylesheet, children }: PageFrameProps) {
  return <Frame value={{ nonce, stylesheet }}>{children}</Frame>;
}

/** The nonce in the browser, from a script that the server wrote; the page never changes it. */
export const writtenNonce =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/** The nonce of the page's security policy, on the server and in the browser. */
export function useNonce(): string | undefined {
  return use(Frame).nonce ?? writtenNonce;
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
