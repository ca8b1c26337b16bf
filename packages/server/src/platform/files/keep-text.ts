import { CONTENT, type Treatment } from './file-purpose.ts';

/** The treatment of text: it stays as it is. */
export const keepText: Treatment = async (bytes) => ({ [CONTENT]: bytes });
