import type { HomeReaction } from '@homestead/contract/saved';
import { createContext, use } from 'react';
import { SaveButtons } from './save-buttons.tsx';

/** The person's favorites and dislikes among the homes of a page, by MLS number. */
export type ReactionsByHome = Readonly<Record<string, HomeReaction>>;

/** The reactions to the homes of the page that is shown. */
export const HomeReactions = createContext<ReactionsByHome>({});

/** Save buttons that take the home's reaction from {@link HomeReactions}. */
export function SaveButtonsOfHome({ mlsNumber, name }: { mlsNumber: string; name: string }) {
  const reaction = use(HomeReactions)[mlsNumber] ?? null;
  return <SaveButtons mlsNumber={mlsNumber} reaction={reaction} name={name} />;
}
