import type { WireClientOffer } from '@homestead/contract/transactions';
import { namePeople } from '#accounts';
import { findName, type Queryable } from '#platform';
import { findAgentContact } from './agent-card-store.ts';

/** How a client reaches the agent of their offer or home; null once they have left. */
export async function presentClientAgent(
  db: Queryable,
  agentId: string | null,
): Promise<WireClientOffer['agent']> {
  const contact = agentId === null ? null : await findAgentContact(db, agentId);
  if (agentId === null || !contact) return null;
  const people = await namePeople(db, [agentId]);
  const name = findName(people, agentId) ?? '';
  return { name, ...contact, photo: people.get(agentId)?.photo ?? null };
}
