import {
  accountCookies,
  type IdentityOutcome,
  type identityNotices,
  identityPages,
} from '@homestead/contract/accounts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forgetCookie, newSecret, originOf, readCookie, refusalIn, writeCookie } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { landingOf } from '../landing.ts';
import { presentSecondStep, presentSignIn } from '../sessions/present-sign-in.ts';
import { beginIdentitySignIn, type IdentityMode } from './begin-identity-sign-in.ts';
import { finishIdentitySignIn } from './finish-identity-sign-in.ts';
import { visitorOf } from './identity-visitor.ts';
import type { IdentitySignIn } from './sign-in-with-identity.ts';
import { readWantedPage } from './wanted-page.ts';

const BROWSER_SECONDS = 600;
const NOTICE_SECONDS = 60;

type Keyed = { Params: { key: string }; Querystring: Record<string, string | undefined> };

/**
 * The two addresses of a sign-in through an identity provider: the link that leaves, and the one it
 * comes back to. Both only redirect; a foreign page can't complete another person's sign-in, since
 * the state is bound to the browser that left.
 */
export function serveIdentityPages(app: FastifyInstance, accounts: AccountsServices): void {
  const route = { exposeHeadRoute: false, schema: { hide: true } };
  const { issuers } = accounts;

  app.get<Keyed>(`${identityPages.start}:key`, route, async (request, reply) => {
    const mode = request.query.mode === 'popup' ? 'popup' : 'page';
    if (isPrefetch(request)) return reply.status(204).header('cache-control', 'no-store').send();
    const provider = issuers.find(request.params.key);
    if (!provider) return leave(accounts, reply, mode, 'failed');
    // A secret that the browser brings may be a stranger's.
    const browserSecret = newSecret();
    try {
      const given = { mode, browserSecret, origin: originOf(request) } as const;
      const address = await beginIdentitySignIn(accounts, provider, given);
      setCookie(accounts, reply, accountCookies.identity, browserSecret, BROWSER_SECONDS);
      return redirect(reply, address.href);
    } catch (error) {
      return leave(accounts, reply, mode, outcomeOf(error));
    }
  });

  app.get<Keyed>(`${identityPages.return}:key`, route, async (request, reply) => {
    const mode = request.query.state?.endsWith('.popup') ? 'popup' : 'page';
    const provider = issuers.find(request.params.key);
    if (!provider) return leave(accounts, reply, mode, 'failed');
    const question = request.url.indexOf('?');
    const search = question < 0 ? '' : request.url.slice(question);
    try {
      const returned = { search, browserSecret: browserSecretOf(request) };
      const visitor = visitorOf(request);
      const result = await finishIdentitySignIn(accounts, provider, returned, visitor);
      return await arrive(accounts, request, reply, mode, result);
    } catch (error) {
      return leave(accounts, reply, mode, outcomeOf(error));
    }
  });
}

/** Signed in, or on to the second step: cookies set, redirected to the wanted page. */
async function arrive(
  accounts: AccountsServices,
  request: FastifyRequest,
  reply: FastifyReply,
  mode: IdentityMode,
  result: IdentitySignIn,
): Promise<FastifyReply> {
  const { settings } = accounts;
  if (result.kind === 'second-step') {
    presentSecondStep(reply, settings, result);
    return mode === 'popup'
      ? leave(accounts, reply, mode, 'second-step')
      : redirect(reply, '/verifyidentity');
  }
  await presentSignIn(reply, accounts, result.started);
  if (mode === 'popup') return leave(accounts, reply, mode, 'signed-in');
  const remembered = readCookie(request.headers.cookie, accountCookies.wanted);
  const wanted = readWantedPage(remembered, settings.publicUrl);
  const isSecure = settings.publicUrl.startsWith('https:');
  reply.header('set-cookie', forgetCookie(accountCookies.wanted, { isSecure, isReadable: true }));
  setCookie(accounts, reply, accountCookies.notice, 'signed-in', NOTICE_SECONDS, true);
  return redirect(reply, wanted ?? landingOf(result.started.caller));
}

/** A popup reports its result on its own page; a page goes back to the sign-in form. */
function leave(
  accounts: AccountsServices,
  reply: FastifyReply,
  mode: IdentityMode,
  outcome: IdentityOutcome,
): FastifyReply {
  if (mode === 'popup') return redirect(reply, `${identityPages.done}?outcome=${outcome}`);
  const notice: keyof typeof identityNotices = outcome === 'second-step' ? 'failed' : outcome;
  setCookie(accounts, reply, accountCookies.notice, notice, NOTICE_SECONDS, true);
  return redirect(reply, '/login');
}

const outcomes: Partial<Record<string, IdentityOutcome>> = {
  'unknown-user': 'unknown-user',
  'identity-link-sent': 'link-sent',
  'provider-limited': 'limited',
};

/** Refusals are results; anything else is an error of ours. */
function outcomeOf(error: unknown): IdentityOutcome {
  return outcomes[refusalIn(error).code] ?? 'failed';
}

/** The page that opened the popup can still access it, to see whether it was closed. */
function redirect(reply: FastifyReply, to: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('cross-origin-opener-policy', 'unsafe-none')
    .redirect(to, 302);
}

function setCookie(
  accounts: Pick<AccountsServices, 'settings'>,
  reply: FastifyReply,
  name: string,
  value: string,
  maxAge: number,
  isReadable = false,
): void {
  const isSecure = accounts.settings.publicUrl.startsWith('https:');
  reply.header('set-cookie', writeCookie(name, value, { isSecure, maxAge, isReadable }));
}

function browserSecretOf(request: FastifyRequest): string | null {
  const value = readCookie(request.headers.cookie, accountCookies.identity);
  return value && /^[\w-]{43}$/.test(value) ? value : null;
}

/** A prefetch is not a request to leave. */
function isPrefetch(request: FastifyRequest): boolean {
  const purpose = request.headers['sec-purpose'] ?? request.headers.purpose ?? '';
  return String(purpose).includes('prefetch');
}
