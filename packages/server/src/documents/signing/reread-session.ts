import type { Queryable } from '#platform';
import { findAnyEnvelope } from '../envelopes/envelope-store.ts';
import { findRecipient } from '../envelopes/recipient-store.ts';
import type { InSession } from './in-session.ts';

/** What a session opened, as it is after a change in the same commit, which may have ended it. */
export async function rereadSession(tx: Queryable, opened: InSession): Promise<InSession> {
  return {
    session: opened.session,
    recipient: (await findRecipient(tx, opened.recipient.id)) ?? opened.recipient,
    envelope: (await findAnyEnvelope(tx, opened.envelope.id)) ?? opened.envelope,
  };
}
