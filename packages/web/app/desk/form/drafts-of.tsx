import { createContext, type ReactNode, useEffect } from 'react';
import { forgetDraftsOfOthers } from './stored-draft.ts';

/** The id of the person whose drafts the forms below keep. */
export const DraftOwner = createContext('');

/** Lets the forms below keep what a person types through the end of their session. */
export function DraftsOf({ owner, children }: { owner: string; children: ReactNode }) {
  useEffect(() => forgetDraftsOfOthers(owner), [owner]);
  return <DraftOwner value={owner}>{children}</DraftOwner>;
}
