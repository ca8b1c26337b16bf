import type { WireInquiry } from '@homestead/contract/leads';
import type { Language } from '@homestead/contract/platform';
import { recordConsent } from '#messaging';
import { type Caller, type DatabaseTransaction, recordEvent, type Services } from '#platform';
import { inquiryMoved } from '../lead-events.ts';
import { refuseLead } from '../refuse-lead.ts';
import { routeLead } from '../routing/route-lead.ts';
import { tellGiven } from '../routing/tell-given.ts';
import {
  clearSuspicion,
  findTextConsent,
  lockLead,
  lockSuspected,
  noteActivity,
  takeWanted,
} from './inquiry-store.ts';
import { announceInquiry, dueOf } from './record-inquiry.ts';

/**
 * Clears an inquiry of the suspicion of being spam: its clock starts now, the emails go out, and a
 * new lead goes to the agent they wrote to.
 * Does nothing for one that isn't suspected. Refuses (inquiry-not-found).
 */
export async function clearInquiry(
  services: Services,
  tx: DatabaseTransaction,
  caller: Caller,
  id: string,
): Promise<void> {
  const row = await lockSuspected(tx, caller, id);
  if (!row) return refuseLead('inquiry-not-found');
  if (!row.is_suspected) return;
  const { lead_id: leadId, listing_key, mls_number, home_address: address } = row;
  const kind = row.kind as WireInquiry['kind'];
  const dueAt = dueOf(services, kind, new Date());
  await clearSuspicion(tx, { id, dueAt });
  const consent = await findTextConsent(tx, id);
  if (consent && row.phone) {
    await recordConsent(tx, {
      ...{ channel: 'sms', address: row.phone, kind: 'transactional', isGranted: true },
      ...{ source: 'form', wording: consent.wording },
      ...{ page: row.page, ipAddress: consent.address, about: { kind: 'lead', id: leadId } },
    });
  }
  const lead = await lockLead(tx, caller, leadId);
  if (!lead) return refuseLead('inquiry-not-found');
  const agentId = await takeWanted(tx, lead, row);
  await noteActivity(tx, { leadId, kind: 'cleared', doneBy: caller.personId, inquiryId: id });
  await recordEvent(tx, inquiryMoved, { leadId });
  const home = listing_key &&
    mls_number && { home: { listingKey: listing_key, mlsNumber: mls_number, address } };
  const held = { ...lead, agent_id: agentId };
  const routed = await routeLead(services, tx, held, { kind, ...(home || {}) });
  if (!dueAt) {
    if (routed.isNew) await tellGiven(services, tx, { lead, dueAt, routed });
    return;
  }
  await announceInquiry(services, tx, {
    ...{ id, kind, dueAt, ...routed, firstName: row.name, lastName: '' },
    ...{ email: row.email, phone: row.phone, message: row.message },
    language: lead.language as Language,
    ...(home || {}),
  });
}
