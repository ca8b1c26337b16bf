import { liveMessage } from '#platform';

/** Listings arrived, or a feed run started or ended: for the MLS Feed page. */
export const feedMoved = liveMessage<object>('feed.moved');
