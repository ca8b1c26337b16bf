import { roleLabel } from '@homestead/contract/accounts';
import { omahaDate } from '@homestead/contract/platform';
import {
  type Acting,
  actAs,
  assignCoAgent,
  createPerson,
  createSuperAdmin,
  getCastStanding,
  giveDemoPassword,
  openAccounts,
  transferAgents,
} from '#accounts';
import type { House } from '#platform';
import { type CastMember, castMembers } from './cast-members.ts';
import { findDemoPassword, inventDemoPassword, keepDemoPassword } from './demo-password.ts';

/** Who can sign in to a demo, and with which password. */
export interface DemoCast {
  password: string;
  people: readonly { role: string; name: string; email: string }[];
}

/**
 * Brings in the people of a demo at its first start, through the operations that staff uses, and
 * answers who they are. Later starts change nothing, but for a DEMO_PASSWORD that has changed. Throws
 * outside a demo.
 */
export async function playDemoCast(house: House): Promise<DemoCast> {
  if (house.settings.mode !== 'demo') throw new Error('A cast is for a demo alone');
  const accounts = openAccounts(house);
  const emails = castMembers.map(({ email }) => email);
  const kept = findDemoPassword(house.settings);
  const password = house.settings.DEMO_PASSWORD ?? kept ?? inventDemoPassword();
  const { isPlayed, known } = await getCastStanding(house.db, emails);
  if (!isPlayed) await makePeople(house, known);
  if (!isPlayed || password !== kept) {
    keepDemoPassword(house.settings, password);
    await giveDemoPassword(accounts, emails, password);
  }
  return {
    password,
    people: castMembers.map(({ role, firstName, lastName, email }) => ({
      role: roleLabel(role),
      name: `${firstName} ${lastName}`,
      email,
    })),
  };
}

/** The first makes the others; who was made before is left as they are. */
async function makePeople(house: House, known: ReadonlySet<string>): Promise<void> {
  const [first, ...others] = castMembers;
  if (!first) return;
  const { id } = await createSuperAdmin(house, first);
  const acting = await actAs(house.db, id);
  if (!acting) throw new Error('The first of the cast is not there');
  const ids = new Map<string, string>();
  for (const member of others) {
    if (known.has(member.email)) continue;
    const { data } = await createPerson(house, acting, asGiven(member));
    ids.set(member.email, data.id);
    await tie(house, acting, member, ids);
  }
}

/** An agent comes into their concierge's care, a co-agent is teamed with their agent. */
async function tie(
  house: House,
  acting: Acting,
  { email, concierge, standsInFor }: CastMember,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const id = ids.get(email) ?? '';
  const conciergeId = ids.get(concierge ?? '');
  if (conciergeId) await transferAgents(house, acting, { agentIds: [id], conciergeId });
  const agentId = ids.get(standsInFor ?? '');
  if (agentId) await assignCoAgent(house, acting, { agentId, coAgentId: id });
}

function asGiven(member: CastMember) {
  return {
    first_name: member.firstName,
    last_name: member.lastName,
    email: member.email,
    role: member.role,
    phone: `402-555-01${member.phone}`,
    city: member.city,
    state: member.city === 'Council Bluffs' ? 'IA' : 'NE',
    zip: member.zip,
    company: member.company ?? null,
    license_number: member.licenseNumber ?? null,
    license_expires_on: member.licenseNumber ? expiryOf(member) : null,
    commission_agent: member.isCommissionAgent ?? false,
    invite: false,
  };
}

/** Nebraska licenses end with a year; one of the cast is about to lapse. */
function expiryOf({ licenseDays }: CastMember): string {
  const now = new Date();
  if (licenseDays === undefined) return `${now.getUTCFullYear() + 1}-12-31`;
  return omahaDate(new Date(now.getTime() + licenseDays * 86_400_000));
}
