import { personApi, wantedPageCookie } from '#accounts';
import { ApiError } from '#platform';
import { homeAnchor } from './home-anchor.ts';
import { type KeepIntent, keepHome, keepIntents, NOT_KEPT, PLEASE_LOGIN } from './keep-calls.ts';
import { rememberPlace } from './place.ts';
import { sayOnPage } from './say-on-page.tsx';
import { wishCookie } from './wishes.ts';

interface Pressed {
  isSignedIn: boolean;
  /** Path and query of the page. */
  page: string;
  revalidate: () => Promise<void>;
}

/**
 * A toggle was pressed: for a person the service is asked and the page brought up to date; a
 * visitor is told to log in, nothing is sent, and the wish is remembered for after.
 */
export async function pressKeep(
  button: HTMLButtonElement,
  { isSignedIn, page, revalidate }: Pressed,
): Promise<void> {
  const intent = button.name as KeepIntent;
  const mlsNumber = button.value;
  if (!isSignedIn) {
    remember(intent, mlsNumber, page);
    sayOnPage(PLEASE_LOGIN, 'bad', '/login');
    return;
  }
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  try {
    const isDone = await keepHome(personApi, intent, mlsNumber);
    if (isDone) await revalidate();
    sayOnPage(isDone ? keepIntents[intent].done : NOT_KEPT, isDone ? 'good' : 'bad');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Whoever is not signed in any more is on the way to /login.
    if (error.status === 401) remember(intent, mlsNumber, page);
    else sayOnPage(error.status === 404 ? error.message : NOT_KEPT, 'bad');
  } finally {
    button.ariaBusy = null;
  }
}

function remember(intent: KeepIntent, mlsNumber: string, page: string): void {
  const { mark, isAdded } = keepIntents[intent];
  const cookies = [wantedPageCookie(`${page}#${homeAnchor(mlsNumber)}`)];
  if (isAdded) cookies.push(wishCookie(document.cookie, { mark, mlsNumber }));
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  for (const cookie of cookies) document.cookie = cookie;
  rememberPlace(page);
}
