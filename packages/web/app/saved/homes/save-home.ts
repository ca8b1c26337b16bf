import { type HomeReaction, savedHomeReplies } from '@homestead/contract/saved';
import type { Api } from '#platform';
import { saved } from '../client.ts';
import { savedHomeMessages } from '../messages/homes.ts';

/** What a toggle of a home asks for, and the name of its button. */
export type SaveIntent = 'favorite' | 'unfavorite' | 'dislike' | 'undislike';

interface SaveCall {
  reaction: HomeReaction;
  isAdded: boolean;
  /** The notice once it is done. */
  done: () => string;
}

export const saveIntents: Readonly<Record<SaveIntent, SaveCall>> = {
  favorite: { reaction: 'favorite', isAdded: true, done: savedHomeMessages.addedFavorite },
  unfavorite: { reaction: 'favorite', isAdded: false, done: savedHomeMessages.removedFavorite },
  dislike: { reaction: 'dislike', isAdded: true, done: savedHomeMessages.addedDislike },
  undislike: { reaction: 'dislike', isAdded: false, done: savedHomeMessages.removedDislike },
};

/** Whether a text names one of the toggles. */
export function isSaveIntent(text: string): text is SaveIntent {
  return Object.hasOwn(saveIntents, text);
}

/**
 * Adds or removes a reaction to a home for the person `api` calls as. True if the reply was the one
 * expected; any other reply leaves the flags as they are. Throws an {@link ApiError}.
 */
export async function saveHome(api: Api, intent: SaveIntent, mlsNumber: string): Promise<boolean> {
  const { reaction, isAdded } = saveIntents[intent];
  const body = {
    propertiesid: mlsNumber,
    favorites: reaction === 'favorite',
    dislikes: reaction === 'dislike',
    recently_viewed: false,
  };
  const reply = await (isAdded ? saved.saveHome : saved.removeHome)(body, { api });
  return reply === (isAdded ? savedHomeReplies.saved : savedHomeReplies.removed);
}
