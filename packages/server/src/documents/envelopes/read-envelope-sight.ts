import { envelopeEndpoints } from '@homestead/contract/documents';
import type { RecordSight, SightReason } from '@homestead/contract/platform';
import { readSight } from '#accounts';
import type { Queryable, Services } from '#platform';
import type { EnvelopeRow } from './envelope-store.ts';
import { selectRecipients } from './recipient-store.ts';
import { findEnvelopeInSight } from './require-envelope.ts';

/** Who can see an envelope and why: staff, and its recipients once it was sent to them. */
export async function readEnvelopeSight(
  services: Pick<Services, 'db'>,
  db: Queryable,
  { id }: EnvelopeRow,
): Promise<RecordSight> {
  const sight = await readSight(db, {
    ...{ access: envelopeEndpoints.getEnvelope.access, record: null },
    async whoSees(callers) {
      const reasons = new Map<string, SightReason>();
      for (const caller of callers) {
        const found = await findEnvelopeInSight(services, db, caller, id);
        if (found) reasons.set(caller.personId, found.reason);
      }
      return reasons;
    },
  });
  const recipients = (await selectRecipients(db, [id])).filter(
    ({ sent_at: sent, link_revoked_at: revoked }) => sent !== null && revoked === null,
  );
  return {
    ...sight,
    people: [
      ...sight.people,
      ...recipients.map(({ name }) => ({ name, reason: 'recipient' as const, role: null })),
    ],
  };
}
