import { sql } from 'kysely';
import { instantInWords, ownedBy } from '#platform';
import { mayWorkLeads } from '../inquiries/may-work-leads.ts';
import { timelineMessages } from '../messages/timeline.ts';
import type { TimelineSource } from './timeline-source.ts';

interface HomeFacts {
  listingId: number;
}

/** Views of homes by the lead's accounts, without homes that they took off their list. */
export const viewSource: TimelineSource<HomeFacts> = {
  key: 'view',
  groups: ['web'],
  maySee: mayWorkLeads,
  query: ({ group: { personIds } }) =>
    personIds.length === 0
      ? null
      : {
          from: sql`home_view v join viewed_home h on ${ownedBy(personIds, 'h.person_id')}
              and h.person_id = v.person_id
              and h.listing_id = v.listing_id and h.hidden_at is null
            where ${ownedBy(personIds, 'v.person_id')}`,
          at: sql.ref('v.viewed_at'),
          id: sql.ref('v.id'),
          idType: 'bigint',
          by: sql`null::uuid`,
          facts: sql`jsonb_build_object('listingId', v.listing_id)`,
        },
  present: ({ facts }) => ({
    kind: 'viewed-home',
    group: 'web',
    title: timelineMessages.viewedHome(),
    home: facts,
  }),
};

/** Homes that the lead has as favorites now; their own notes about them stay theirs. */
export const favoriteSource: TimelineSource<HomeFacts> = {
  key: 'favorite',
  groups: ['web'],
  maySee: mayWorkLeads,
  query: ({ group: { personIds } }) =>
    personIds.length === 0
      ? null
      : {
          from: sql`saved_home f
            where ${ownedBy(personIds, 'f.person_id')} and f.mark = 'favorite'`,
          at: sql.ref('f.marked_at'),
          id: sql.ref('f.listing_id'),
          idType: 'bigint',
          by: sql`null::uuid`,
          facts: sql`jsonb_build_object('listingId', f.listing_id)`,
        },
  present: ({ facts }) => ({
    kind: 'saved-home',
    group: 'web',
    title: timelineMessages.savedHome(),
    home: facts,
  }),
};

/**
 * Homes that were favorites and no longer are, as far as the last change says, without those
 * that they took off the list of what they viewed.
 */
export const formerFavoriteSource: TimelineSource<HomeFacts & { savedAt: string }> = {
  key: 'former-favorite',
  groups: ['web'],
  maySee: mayWorkLeads,
  query: ({ group: { personIds } }) =>
    personIds.length === 0
      ? null
      : {
          from: sql`saved_home f
            where ${ownedBy(personIds, 'f.person_id')} and f.previous_mark = 'favorite'
              and f.mark is distinct from 'favorite'
              and not exists (select 1 from viewed_home h
                where ${ownedBy(personIds, 'h.person_id')} and h.person_id = f.person_id
                  and h.listing_id = f.listing_id and h.hidden_at is not null)`,
          at: sql.ref('f.changed_at'),
          id: sql.ref('f.listing_id'),
          idType: 'bigint',
          by: sql`null::uuid`,
          facts: sql`jsonb_build_object('listingId', f.listing_id,
            'savedAt', f.previous_marked_at)`,
        },
  present: ({ facts: { listingId, savedAt } }) => ({
    kind: 'removed-home',
    group: 'web',
    title: timelineMessages.removedHome(),
    body: timelineMessages.savedOn({ at: instantInWords(new Date(savedAt)) }),
    home: { listingId },
  }),
};

/** Searches that the lead saved and still has. */
export const searchSource: TimelineSource<{ name: string }> = {
  key: 'search',
  groups: ['web'],
  maySee: mayWorkLeads,
  query: ({ group: { personIds } }) =>
    personIds.length === 0
      ? null
      : {
          from: sql`saved_search q
            where ${ownedBy(personIds, 'q.person_id')} and q.deleted_at is null`,
          at: sql.ref('q.created_at'),
          id: sql.ref('q.id'),
          idType: 'uuid',
          by: sql`null::uuid`,
          facts: sql`jsonb_build_object('name', q.name)`,
        },
  present: ({ facts: { name } }) => ({
    kind: 'saved-search',
    group: 'web',
    title: timelineMessages.savedSearch({ name }),
  }),
};

/** Searches that the lead saved and deleted. */
export const formerSearchSource: TimelineSource<{ name: string; savedAt: string }> = {
  key: 'former-search',
  groups: ['web'],
  maySee: mayWorkLeads,
  query: ({ group: { personIds } }) =>
    personIds.length === 0
      ? null
      : {
          from: sql`saved_search q
            where ${ownedBy(personIds, 'q.person_id')} and q.deleted_at is not null`,
          at: sql.ref('q.deleted_at'),
          id: sql.ref('q.id'),
          idType: 'uuid',
          by: sql`null::uuid`,
          facts: sql`jsonb_build_object('name', q.name, 'savedAt', q.created_at)`,
        },
  present: ({ facts: { name, savedAt } }) => ({
    kind: 'removed-search',
    group: 'web',
    title: timelineMessages.removedSearch({ name }),
    body: timelineMessages.savedOn({ at: instantInWords(new Date(savedAt)) }),
  }),
};

/** When the lead used the site. */
export const siteVisitSource: TimelineSource<{ minutes: number }> = {
  key: 'site-visit',
  groups: ['web'],
  maySee: mayWorkLeads,
  query: ({ group: { personIds } }) =>
    personIds.length === 0
      ? null
      : {
          from: sql`site_visit v where ${ownedBy(personIds, 'v.person_id')}`,
          at: sql.ref('v.started_at'),
          id: sql.ref('v.id'),
          idType: 'bigint',
          by: sql`null::uuid`,
          facts: sql`jsonb_build_object('minutes',
            round(extract(epoch from v.last_at - v.started_at) / 60)::int)`,
        },
  present: ({ facts: { minutes } }) => ({
    kind: 'visited-site',
    group: 'web',
    title: timelineMessages.visitedSite(),
    body: minutes > 0 ? timelineMessages.forMinutes({ count: minutes }) : '',
  }),
};

/** What the lead searched for. */
export const siteSearchSource: TimelineSource<{ words: string }> = {
  key: 'site-search',
  groups: ['web'],
  maySee: mayWorkLeads,
  query: ({ group: { personIds } }) =>
    personIds.length === 0
      ? null
      : {
          from: sql`site_search q where ${ownedBy(personIds, 'q.person_id')}`,
          at: sql.ref('q.searched_at'),
          id: sql.ref('q.id'),
          idType: 'bigint',
          by: sql`null::uuid`,
          facts: sql`jsonb_build_object('words', q.words)`,
        },
  present: ({ facts: { words } }) => ({
    kind: 'searched',
    group: 'web',
    title: timelineMessages.searched(),
    body: words,
  }),
};
