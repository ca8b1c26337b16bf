import { sql } from 'kysely';
import type { HandoverStep } from '#accounts';
import { ownedBy } from '#platform';
import { takers } from '../inquiries/lead-handover.ts';
import { transferMessages } from '../messages/transfers.ts';

/** Tours to come of someone who leaves: they belong to the leads and go along with them. */
export const tourHandover: HandoverStep = {
  name: 'tours',
  label: transferMessages.openTours,
  async count(tx, personId) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from tour_request r
        join inquiry i on i.tour_request_id = r.id join lead on lead.id = i.lead_id
      where r.state = 'confirmed' and r.agreed_at > now()
        and ${ownedBy(personId, 'lead.agent_id')}`.execute(tx);
    return rows[0]?.count ?? 0;
  },
  mayTake: (role) => takers.has(role),
  handOver: async () => {},
};
