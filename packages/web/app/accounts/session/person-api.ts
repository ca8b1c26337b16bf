import { type Api, type ApiCall, ApiError, browserApi, localHref } from '#platform';
import { signIn } from '../clients.ts';
import { clearSession, readLogin, storeSession } from './stored-session.ts';
import { rememberThisPage } from './wanted-page.ts';

const LOCK = 'session-refresh';
/** A token that ends this soon is renewed before it is used. */
const MARGIN_MS = 5_000;

/** How the session is kept and renewed; replaced in tests. */
interface PersonApiParts {
  api: Api;
  /** Runs `work` while no other tab of this browser does. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** The session is over, and the stored record is already cleared. */
  onSignedOut: () => void;
}

/**
 * The API as the signed-in person calls it from the browser: with the bearer token from local
 * storage. An expired or refused token is renewed through the session cookie, once for all parallel
 * calls in all tabs. If the call is refused again, the person is signed out.
 */
export function createPersonApi(parts: PersonApiParts): Api {
  return createPerson(parts).api;
}

/** The same, and the token alone, renewed if it ends soon, for what isn't a call. */
export function createPerson({ api, alone, onSignedOut }: PersonApiParts): {
  api: Api;
  token: () => Promise<string>;
} {
  let renewal: Promise<string> | null = null;

  const renew = (stale: string | null): Promise<string> => {
    renewal ??= alone(() => renewToken(api, stale)).finally(() => {
      renewal = null;
    });
    return renewal;
  };

  const freshToken = async (): Promise<string> => {
    const kept = readLogin()?.jwtToken ?? null;
    const isFresh = kept !== null && tokenEndsAt(kept) - MARGIN_MS > Date.now();
    return isFresh ? kept : renew(kept);
  };

  const personal: Api = async (path, call = {}) => {
    const send = (token: string) => api(path, withBearer(call, token));
    try {
      const token = await freshToken();
      const answer = await send(token);
      if (answer.status !== 401) return answer;
      const again = await send(await renew(token));
      if (again.status === 401) endSession(onSignedOut);
      return again;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) endSession(onSignedOut);
      throw error;
    }
  };
  return { api: personal, token: freshToken };
}

/** The token after another tab's renewal, or after one of our own. */
async function renewToken(api: Api, stale: string | null): Promise<string> {
  const kept = readLogin()?.jwtToken ?? null;
  if (kept !== null && kept !== stale && tokenEndsAt(kept) > Date.now()) return kept;
  const { data } = await signIn.refresh({}, { api });
  storeSession(data);
  return data.jwtToken;
}

function withBearer(call: ApiCall, token: string): ApiCall {
  return { ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } };
}

function endSession(onSignedOut: () => void): void {
  clearSession();
  onSignedOut();
}

/** Runs `work` while no other tab of this browser renews or fills the session. */
export const aloneInBrowser: PersonApiParts['alone'] = (work) =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();

const person = createPerson({
  api: browserApi,
  alone: aloneInBrowser,
  // The refused renewal left a notice for the next page.
  onSignedOut: () => {
    rememberThisPage();
    window.location.assign(localHref('/login'));
  },
});

/** {@link createPersonApi} for this browser. Sends people who are signed out to /login and back. */
export const personApi: Api = person.api;

/** The person's token, renewed if it ends soon. */
export const freshToken = person.token;

/** The instant at which a token ends, in milliseconds; 0 when it can't be read. */
function tokenEndsAt(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload)) as { exp?: number };
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}
