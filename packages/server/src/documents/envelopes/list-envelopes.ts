import type { envelopeEndpoints } from '@homestead/contract/documents';
import type { QueryOf } from '@homestead/contract/platform';
import { namePeople } from '#accounts';
import type { Caller, Services } from '#platform';
import { openDocuments } from '../documents-services.ts';
import { countByState, selectEnvelopes } from './envelope-store.ts';
import { selectRecipients } from './recipient-store.ts';

/** A page of the envelopes in the caller’s sight, as stored, and what is said about all of them. */
export async function readEnvelopeRows(
  services: Pick<Services, 'db'>,
  caller: Caller,
  query: QueryOf<typeof envelopeEndpoints.listEnvelopes>,
) {
  const { db } = services;
  const { aboutKind, aboutId, q, state, sort, order, ...page } = query;
  const about = aboutKind && aboutId ? { kind: aboutKind, id: aboutId } : null;
  const hidden = await openDocuments(services).subjects.hiddenFrom(db, caller);
  const filter = { q, state, about, hidden, sort, order };
  const { rows, ...facts } = await selectEnvelopes(db, caller, filter, page);
  const recipients = await selectRecipients(
    db,
    rows.map(({ id }) => id),
  );
  const people = await namePeople(
    db,
    rows.map(({ owner_id: id }) => id),
  );
  return { rows, facts, recipients, people, counts: await countByState(db, caller, hidden) };
}
