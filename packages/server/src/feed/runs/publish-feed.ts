import { feedEndpoints, feedMoved } from '@homestead/contract/feed';
import { type Caller, mayCall, type Services } from '#platform';
import { feedChanged, feedRunChanged } from '../feed-events.ts';

/** Tells open MLS Feed pages to refresh. */
export function publishFeed({ live }: Pick<Services, 'live'>): void {
  const present = (_payload: unknown, caller: Caller) =>
    mayCall(caller, feedEndpoints.getFeedStatus.access) ? {} : null;
  live.publish(feedChanged, feedMoved, present);
  live.publish(feedRunChanged, feedMoved, present);
}
