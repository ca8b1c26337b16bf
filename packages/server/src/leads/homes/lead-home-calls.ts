import { leadHomeEndpoints as calls } from '@homestead/contract/leads';
import { dateAfter } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { presentHomeCard } from '#listings';
import { type Queryable, requireCaller, type Services, serveEndpoint, thisMoment } from '#platform';
import { openSaved } from '#saved';
import { requireLead } from '../details/lead-details.ts';
import { mayWorkLeads } from '../inquiries/may-work-leads.ts';
import { selectLeadGroup } from '../merges/lead-group-store.ts';
import { selectLeadHomes } from './lead-home-store.ts';
import { findLeadOfPerson } from './lead-of-person-store.ts';

/** Views by everyone are counted for this many days. */
const RECENT_DAYS = 30;

/**
 * Registers the call of the homes in play for a lead, and says in `saved` which staff may ask what
 * a client did with homes: who works a lead that has the client's account.
 */
export function serveLeadHomeCalls(app: FastifyInstance, services: Pick<Services, 'db'>): void {
  const { db } = services;
  openSaved(services).maySeeHomesOf = async (tx: Queryable, caller, personId) =>
    mayWorkLeads(caller) && (await findLeadOfPerson(tx, caller, personId)) !== null;
  serveEndpoint(app, calls.getLeadHomes, async ({ params: { id }, caller: signedIn }) => {
    const caller = requireCaller({ caller: signedIn });
    const lead = await requireLead(db, caller, id);
    if (!mayWorkLeads(caller)) return { data: [] };
    const moment = thisMoment();
    const { personIds } = await selectLeadGroup(db, lead.id);
    const of = { id: lead.id, personIds };
    const rows = await selectLeadHomes(db, of, dateAfter(moment.today, -RECENT_DAYS));
    const data = rows.map((row) => ({
      mlsNumber: row.mls_number,
      card: row.visibility === 'none' ? null : presentHomeCard(row, moment),
      lastAt: row.last_at.toISOString(),
      savedAt: row.saved_at?.toISOString() ?? null,
      views: row.views,
      lastViewedAt: row.last_viewed_at?.toISOString() ?? null,
      askedAt: row.asked_at?.toISOString() ?? null,
      tour: row.tour_state
        ? { state: row.tour_state, at: row.tour_at?.toISOString() ?? null }
        : null,
      favorites: row.favorites,
      recentViews: row.recent_views,
    }));
    return { data };
  });
}
