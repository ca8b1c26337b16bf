import type { LoaderFunctionArgs } from 'react-router';
import { cookieIn, cookieText, isFetchedAhead, isSignedInContext, promptContext } from '#platform';

const COOKIE = 'homestead_looked';
const PURPOSE = 'looked-homes';
const COOKIE_SECONDS = 180 * 24 * 3600;

/** What this browser remembers of the homes that a visitor opened. */
interface LookedHomes {
  /** MLS numbers of different homes, at most as many as are free to look at. */
  homes: string[];
  /** Whether the prompt was filled in or dismissed. */
  isDone: boolean;
}

type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>;

/** What a visitor who opens a home is asked for, and the cookies to set. */
export interface PromptDecision {
  ask: 'soft' | 'light' | 'verified' | null;
  /** How many homes may be looked at before. */
  after: number;
  cookies: string[];
}

/**
 * Decides about one home. Only homes beyond the first ones ask, never one of these again,
 * and nobody who is signed in or whose browser keeps no cookies. It is the same for everyone: it
 * doesn't depend on the home, the language or the program that asks.
 */
export function decidePrompt({ context, request }: Asked, mlsNumber: string): PromptDecision {
  const { kind, after } = context.get(promptContext);
  const none = { ask: null, after, cookies: [] };
  if (kind === 'off' || context.get(isSignedInContext)) return none;
  const looked = readLookedHomes({ context, request });
  const isLocked = kind === 'verified';
  if ((looked.isDone && !isLocked) || looked.homes.includes(mlsNumber)) return none;
  if (looked.homes.length >= after) return { ...none, ask: kind };
  if (isFetchedAhead(request)) return none;
  const homes = [...looked.homes, mlsNumber];
  return { ...none, cookies: [lookedCookie(context, { ...looked, homes })] };
}

/** Remembers that the prompt was filled in or dismissed. */
export function promptDoneCookie({ context, request }: Asked): string {
  return lookedCookie(context, { ...readLookedHomes({ context, request }), isDone: true });
}

function readLookedHomes({ context, request }: Asked): LookedHomes {
  const sealed = cookieIn(request.headers.get('cookie'), COOKIE);
  const text = sealed && context.get(promptContext).open(PURPOSE, sealed);
  return text ? (JSON.parse(text) as LookedHomes) : { homes: [], isDone: false };
}

function lookedCookie(context: Asked['context'], looked: LookedHomes): string {
  const sealed = context.get(promptContext).seal(PURPOSE, JSON.stringify(looked));
  return cookieText(COOKIE, sealed, { seconds: COOKIE_SECONDS, isHidden: true });
}
