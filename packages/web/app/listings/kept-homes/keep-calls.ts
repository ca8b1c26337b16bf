import {
  type HomeMark,
  keptReplies,
  type listingEndpoints,
  listingPaths,
} from '@homestead/contract/listings';
import { type Api, callApi } from '#platform';

/** What the toggles of a home ask for, as their buttons are named. */
export type KeepIntent = 'favourite' | 'unfavourite' | 'dislike' | 'undislike';

interface KeepCall {
  mark: HomeMark;
  isAdded: boolean;
  /** What is said once it is done (spec 1 section 4). */
  done: string;
}

export const keepIntents: Readonly<Record<KeepIntent, KeepCall>> = {
  favourite: { mark: 'favourite', isAdded: true, done: 'Property has been added to favourites' },
  unfavourite: {
    mark: 'favourite',
    isAdded: false,
    done: 'Property has been removed from favourites list',
  },
  dislike: { mark: 'dislike', isAdded: true, done: 'Property has been added to dislike list' },
  undislike: {
    mark: 'dislike',
    isAdded: false,
    done: 'Property has been removed from dislike list',
  },
};

/** What a visitor is told who wants to mark a home (spec 1 section 8). */
export const PLEASE_LOGIN = 'Please login';
/** What is said when the service answered something else. */
export const NOT_KEPT = 'That could not be saved. Please try again.';

/** Whether a text names one of the toggles. */
export function isKeepIntent(text: string): text is KeepIntent {
  return Object.hasOwn(keepIntents, text);
}

/**
 * Marks a home or takes the mark away, for whoever `api` calls as. Answers whether the service's
 * reply was the one that says so (spec 1 section 4: any other leaves the flags as they are). Throws
 * what callApi throws.
 */
export async function keepHome(api: Api, intent: KeepIntent, mlsNumber: string): Promise<boolean> {
  const { mark, isAdded } = keepIntents[intent];
  const body = {
    propertiesid: mlsNumber,
    favorites: mark === 'favourite',
    dislikes: mark === 'dislike',
    recently_viewed: false,
  };
  const reply = await callApi<
    typeof listingEndpoints.saveHome | typeof listingEndpoints.removeHome
  >(api, { method: 'POST', path: isAdded ? listingPaths.saveHome : listingPaths.removeHome, body });
  return reply === (isAdded ? keptReplies.saved : keptReplies.removed);
}
