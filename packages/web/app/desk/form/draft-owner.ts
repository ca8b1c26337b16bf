import { createContext } from 'react';

/** Whose drafts the forms below keep through the end of the session: the person's id. */
export const DraftOwner = createContext('');

/** Whether the forms below keep what was typed when their page is left, until it is saved. */
export const KeptDrafts = createContext(false);
