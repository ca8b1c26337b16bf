import { createContext } from 'react';

/** Whose drafts the forms below keep through the end of the session: the person's id. */
export const DraftOwner = createContext('');
