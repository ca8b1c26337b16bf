import { personApi, signInSheets, wantedPageCookie } from '#accounts';
import { homeAnchor } from '#listings';
import { ApiError } from '#platform';
import { savedHomeMessages } from '../messages/homes.ts';
import { pendingFavoritesCookie } from './pending-favorites.ts';
import { type SaveIntent, saveHome, saveIntents } from './save-home.ts';
import { rememberScrollPosition } from './scroll-position.ts';
import { showPageToast } from './show-page-toast.tsx';
import { signInWordsOf } from './sign-in-words.ts';

interface Pressed {
  isSignedIn: boolean;
  /** Path and query of the page. */
  page: string;
  revalidate: () => Promise<void>;
}

/**
 * Handles a pressed toggle. For a signed-in person it calls the service and refreshes the page. A
 * visitor is asked to sign in; nothing is sent, and the favorite waits until after the sign-in.
 */
export async function pressSave(
  button: HTMLButtonElement,
  { isSignedIn, page, revalidate }: Pressed,
): Promise<void> {
  const intent = button.name as SaveIntent;
  const mlsNumber = button.value;
  if (!isSignedIn) {
    remember(intent, mlsNumber, page);
    // Without the sheet, the toast's link is the way to sign in.
    await signInSheets
      .openSignInSheet(signInWordsOf(saveIntents[intent].reaction))
      .catch(() => null);
    showPageToast(savedHomeMessages.pleaseLogin(), 'neutral', '/login');
    return;
  }
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  try {
    const isDone = await saveHome(personApi, intent, mlsNumber);
    if (isDone) await revalidate();
    if (isDone) showPageToast(saveIntents[intent].done(), 'good');
    else showPageToast(savedHomeMessages.notSaved(), 'bad');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A person whose session ended is already being sent to /login.
    if (error.status === 401) remember(intent, mlsNumber, page);
    else showPageToast(error.status === 404 ? error.message : savedHomeMessages.notSaved(), 'bad');
  } finally {
    button.ariaBusy = null;
  }
}

function remember(intent: SaveIntent, mlsNumber: string, page: string): void {
  const { reaction, isAdded } = saveIntents[intent];
  const cookies = [wantedPageCookie(`${page}#${homeAnchor(mlsNumber)}`)];
  if (isAdded) cookies.push(pendingFavoritesCookie(document.cookie, { reaction, mlsNumber }));
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  for (const cookie of cookies) document.cookie = cookie;
  rememberScrollPosition(page);
}
