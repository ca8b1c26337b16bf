import { activitySource } from './activity-source-store.ts';
import { linkSource } from './link-source-store.ts';
import { messageSource } from './message-source-store.ts';
import { noteSource } from './note-source-store.ts';
import { changeSource, consentSource, decisionSource } from './record-source-store.ts';
import type { TimelineSource } from './timeline-source.ts';
import {
  favoriteSource,
  formerFavoriteSource,
  formerSearchSource,
  searchSource,
  siteSearchSource,
  siteVisitSource,
  viewSource,
} from './web-source-store.ts';

/** Each source keeps its own types; rows come back to the source that they are from. */
// biome-ignore lint/suspicious/noExplicitAny: a row and its source are matched by key
type AnySource = TimelineSource<any, any>;

/** Everything that a timeline is made of. A new kind of thing that happens is an entry here. */
export const timelineSources: readonly AnySource[] = [
  activitySource,
  messageSource,
  linkSource,
  noteSource,
  changeSource,
  decisionSource,
  consentSource,
  viewSource,
  favoriteSource,
  formerFavoriteSource,
  searchSource,
  formerSearchSource,
  siteVisitSource,
  siteSearchSource,
];
