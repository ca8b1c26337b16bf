import type { IncomingHttpHeaders } from 'node:http';
import { readCookie } from './cookies.ts';

/** Knows who a page is rendered for. */
export interface PageIdentity {
  /** Paths of pages where a signed-in person can send a file. */
  readonly filePages: readonly string[];
  /** Name of the session cookie. */
  readonly cookieName: string;
  /** A token for the session in a Cookie header, or null when there is no valid one. */
  tokenOf(cookies: string): Promise<string | null>;
  /** The token was refused: a new one is made on the next request. */
  forget(cookies: string): void;
}

const FORWARDED = ['user-agent', 'origin', 'sec-fetch-site', 'host'] as const;

/**
 * One page being rendered: what its API calls take from the browser's request, and the cookies that
 * they set. A cookie set by one call is sent with the next.
 */
export class PageVisit {
  /** Set-Cookie headers for the page's answer. */
  readonly setCookies: string[] = [];
  /** A call was answered 503 or failed: what the page shows is not its own mistake. */
  isCutOff = false;
  readonly #identity: PageIdentity | null;
  readonly #headers: IncomingHttpHeaders;
  readonly #isPost: boolean;
  readonly #path: string;
  #cookies: string;
  #token: Promise<string | null> | null = null;

  constructor(
    request: { method: string; url: string; headers: IncomingHttpHeaders },
    identity: PageIdentity | null,
  ) {
    this.#headers = request.headers;
    this.#isPost = request.method === 'POST';
    // A page's script posts to the same path with this ending.
    this.#path = request.url
      .replace(/[?#].*$/s, '')
      .replace(/^\/es(?=\/)/i, '')
      .replace(/\.data$/, '');
    this.#identity = identity;
    this.#cookies = request.headers.cookie ?? '';
  }

  /** Whether the browser sent a session, valid or not. */
  get hasSession(): boolean {
    return this.#identity !== null && readCookie(this.#cookies, this.#identity.cookieName) !== null;
  }

  /** The answer is private to one browser: it sent a session, or gets cookies. */
  get isPersonal(): boolean {
    return this.hasSession || this.setCookies.length > 0;
  }

  /** The token for calls; null for a visitor. */
  async token(): Promise<string | null> {
    if (!this.hasSession || !this.#identity) return null;
    this.#token ??= this.#identity.tokenOf(this.#cookies);
    return this.#token;
  }

  /** Whether a file may come with this request's form. */
  async maySendFile(): Promise<boolean> {
    const isFilePage = this.#identity?.filePages.includes(this.#path) === true;
    return isFilePage && (await this.token()) !== null;
  }

  /** The token was refused: the session has ended in the meantime, or another token is needed. */
  forgetToken(): void {
    this.#token = null;
    this.#identity?.forget(this.#cookies);
  }

  /** Headers of a call besides its token; none for a visitor who only reads. */
  headers(): Record<string, string> {
    if (!this.#isPost && !this.hasSession) return {};
    const forwarded: Record<string, string> = {};
    for (const name of FORWARDED) {
      const value = this.#headers[name];
      if (typeof value === 'string') forwarded[name] = value;
    }
    if (this.#cookies !== '') forwarded.cookie = this.#cookies;
    return forwarded;
  }

  /** Takes the cookies that a call set. */
  hear(setCookie: string | string[] | undefined): void {
    for (const line of [setCookie ?? []].flat()) {
      this.setCookies.push(line);
      this.#cookies = withCookie(this.#cookies, line);
      this.#token = null;
    }
  }
}

/** A Cookie header as the browser would send it after a Set-Cookie line. */
function withCookie(cookies: string, line: string): string {
  const [pair = ''] = line.split(';', 1);
  const name = pair.slice(0, pair.indexOf('='));
  const others = cookies
    .split(';')
    .filter((one) => one.trim() && !one.trim().startsWith(`${name}=`));
  const isForgotten = /;\s*max-age=0(?:;|$)/i.test(line);
  return [...others.map((one) => one.trim()), ...(isForgotten ? [] : [pair])].join('; ');
}
