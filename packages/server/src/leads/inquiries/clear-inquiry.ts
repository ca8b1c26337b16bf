import type { WireInquiry } from '@homestead/contract/leads';
import type { Language } from '@homestead/contract/platform';
import { type Caller, type DatabaseTransaction, recordEvent, type Services } from '#platform';
import { inquiryMoved } from '../lead-events.ts';
import { tellClientOfAgent } from '../notifications/client-notifications.ts';
import { refuseLead } from '../refuse-lead.ts';
import { routeLead } from '../routing/route-lead.ts';
import { tellGiven } from '../routing/tell-given.ts';
import { announceToPrograms } from '../webhooks/announce-to-programs.ts';
import { type FormConsent, recordFormConsents } from './form-consents.ts';
import type { NewInquiry } from './inquiry.ts';
import { type InquiryRow, lockLead, noteActivity } from './inquiry-store.ts';
import { announceInquiry, dueOf } from './record-inquiry.ts';
import {
  clearSuspicion,
  lockSuspected,
  selectFormConsents,
  takeWanted,
} from './suspected-inquiry-store.ts';

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
  const { lead_id: leadId } = row;
  const kind = row.kind as WireInquiry['kind'];
  const dueAt = dueOf(services, kind, new Date());
  await clearSuspicion(tx, { id, dueAt });
  const consents = await selectFormConsents(tx, id);
  await recordFormConsents(tx, consents as FormConsent[], {
    ...{ leadId, email: row.email, phone: row.phone, page: row.page },
    ipAddress: consents[0]?.address ?? null,
  });
  const lead = await lockLead(tx, caller, leadId);
  if (!lead) return refuseLead('inquiry-not-found');
  const agentId = await takeWanted(tx, lead, row);
  if (agentId !== lead.agent_id) await tellClientOfAgent(services, tx, leadId);
  await noteActivity(tx, { leadId, kind: 'cleared', doneBy: caller.personId, inquiryId: id });
  await recordEvent(tx, inquiryMoved, { leadId });
  await announceToPrograms(tx, { inquiryId: id, leadId, isCleared: true });
  const held = { ...lead, agent_id: agentId };
  const routed = await routeLead(services, tx, held, { kind, ...homesOf(row) });
  if (!dueAt) {
    if (routed.isNew) await tellGiven(services, tx, { lead, dueAt, routed, inquiryId: id });
    return;
  }
  await announceInquiry(services, tx, {
    ...{ id, leadId, kind, dueAt, ...routed, firstName: row.name, lastName: '' },
    ...{ email: row.email, phone: row.phone, message: row.message },
    language: lead.language as Language,
    ...homesOf(row),
  });
}

/** The home that a stored inquiry is about. */
function homesOf({
  listing_key: listingKey,
  mls_number: mlsNumber,
  home_address: address,
  home_city: city,
  home_zip: zip,
}: InquiryRow): Pick<NewInquiry, 'home' | 'homeToValue'> {
  if (listingKey && mlsNumber) return { home: { listingKey, mlsNumber, address } };
  return address && city && zip ? { homeToValue: { address, city, zip } } : {};
}
