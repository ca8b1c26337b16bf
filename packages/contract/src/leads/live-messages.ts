import { liveMessage } from '#platform';

/** Inquiries arrived, or were claimed, seen or answered: for lists of them. */
export const inquiriesMoved = liveMessage<object>('leads.inquiries-moved');
