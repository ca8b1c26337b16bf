import type { HomeReaction } from '@homestead/contract/saved';
import { savedHomeMessages } from '../messages/homes.ts';
import { readPendingFavorites } from './pending-favorites.ts';

/** What the sign-in sheet says to a visitor who reacted to a home. */
export interface SignInWords {
  title: string;
  lead: string;
}

export function signInWordsOf(reaction: HomeReaction): SignInWords {
  return reaction === 'favorite'
    ? { title: savedHomeMessages.saveTitle(), lead: savedHomeMessages.saveLead() }
    : { title: savedHomeMessages.dislikeTitle(), lead: savedHomeMessages.dislikeLead() };
}

/** The same for the reaction that waits in the visitor's cookie; null if none does. */
export function findSignInWords(cookies: string | null, mlsNumber: string): SignInWords | null {
  const favorites = readPendingFavorites(cookies);
  const favorite = favorites.find((one) => one.mlsNumber === mlsNumber);
  return favorite ? signInWordsOf(favorite.reaction) : null;
}
