import type { HomeReaction } from '@homestead/contract/saved';
import { savedHomeMessages } from '../messages/homes.ts';
import { readPendingFavorites } from './pending-favorites.ts';

/** What a visitor who reacted to a home is asked. */
export interface SaveSheet {
  title: string;
  lead: string;
}

export function saveSheetOf(reaction: HomeReaction): SaveSheet {
  return reaction === 'favorite'
    ? { title: savedHomeMessages.saveTitle(), lead: savedHomeMessages.saveLead() }
    : { title: savedHomeMessages.dislikeTitle(), lead: savedHomeMessages.dislikeLead() };
}

/** The same for the reaction that waits in the visitor's cookie; null if none does. */
export function findSaveSheet(cookies: string | null, mlsNumber: string): SaveSheet | null {
  const favorites = readPendingFavorites(cookies);
  const favorite = favorites.find((one) => one.mlsNumber === mlsNumber);
  return favorite ? saveSheetOf(favorite.reaction) : null;
}
