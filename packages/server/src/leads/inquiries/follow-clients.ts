import type { InquiryKind } from '@homestead/contract/leads';
import type { Language, VisitOrigin } from '@homestead/contract/platform';
import { personRegistered } from '#accounts';
import { atomically, type Services } from '#platform';
import { searchSaved } from '#saved';
import { findClient, isEventRecorded } from './lead-person-store.ts';
import { recordInquiry } from './record-inquiry.ts';

/** Makes leads of people who register or save a search. Nobody waits for an answer to these. */
export function followClients(services: Services): void {
  services.events.subscribe(personRegistered, 'leads.follow-registrations', (payload, { id }) =>
    followClient(services, { kind: 'registration', ...payload, eventId: id }),
  );
  services.events.subscribe(searchSaved, 'leads.follow-searches', (payload, { id }) =>
    followClient(services, { kind: 'saved-search', ...payload, eventId: id }),
  );
}

/** Records what a client did, once for each event. */
export async function followClient(
  services: Services,
  {
    kind,
    personId,
    eventId,
    page,
    campaign,
  }: { kind: InquiryKind; personId: string; eventId: number } & VisitOrigin,
): Promise<void> {
  await atomically(services.db, async (tx) => {
    const client = await findClient(tx, personId);
    if (!client || (await isEventRecorded(tx, eventId))) return;
    await recordInquiry(services, tx, {
      ...{ kind, personId, eventId, email: client.email, phone: client.phone, message: '' },
      ...{ firstName: client.first_name, lastName: client.last_name, leadRole: client.lead_role },
      ...{ origin: { page, campaign, language: client.language as Language }, address: null },
    });
  });
}
