import { deskMessages } from './messages.ts';

/** Says that something loads, or that it takes longer than people expect. */
export const loadingText = (isSlow: boolean) =>
  isSlow ? deskMessages.stillLoading() : deskMessages.loading();
