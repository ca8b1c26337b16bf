import { findOfferClient } from '#leads';
import type { Queryable } from '#platform';

/** Whether the client that is reminded is still the client, also after merges. */
export async function isReminded(
  db: Queryable,
  leadId: string | null,
  remindedId: string | null,
): Promise<boolean> {
  if (leadId === null || remindedId === null) return false;
  if (leadId === remindedId) return true;
  const [client, reminded] = [
    await findOfferClient(db, leadId),
    await findOfferClient(db, remindedId),
  ];
  return client !== null && client.id === reminded?.id;
}
