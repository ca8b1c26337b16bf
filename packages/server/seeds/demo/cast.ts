import { roleLabel } from '@homestead/contract/accounts';
import { localDate } from '@homestead/contract/platform';
import {
  actAs,
  assignCoAgent,
  createPerson,
  createSuperAdmin,
  getCastState,
  giveDemoPassword,
  openAccounts,
  readChecklist,
  tickItem,
  transferAgents,
} from '#accounts';
import type { Actor, Services } from '#platform';
import { type CastMember, castMembers } from './cast-members.ts';
import { findDemoPassword, inventDemoPassword, keepDemoPassword } from './demo-password.ts';

/** The people who can sign in to a demo, and their password. */
export interface DemoCast {
  password: string;
  people: readonly { role: string; name: string; email: string }[];
}

/**
 * Creates the people of a demo on its first start, through the operations that staff use, and
 * returns who they are. Later starts change nothing, except for a changed DEMO_PASSWORD. Throws
 * outside a demo.
 */
export async function playDemoCast(services: Services): Promise<DemoCast> {
  if (services.settings.mode !== 'demo') throw new Error('A cast is for a demo alone');
  const accounts = openAccounts(services);
  const emails = castMembers.map(({ email }) => email);
  const kept = findDemoPassword(services.settings);
  const password = services.settings.DEMO_PASSWORD ?? kept ?? inventDemoPassword();
  const { isPlayed, known } = await getCastState(services.db, emails);
  if (!isPlayed) await makePeople(services, known);
  if (!isPlayed || password !== kept) {
    keepDemoPassword(services.settings, password);
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

/** The first creates the others; existing people are left as they are. */
async function makePeople(services: Services, known: ReadonlySet<string>): Promise<void> {
  const [first, ...others] = castMembers;
  if (!first) return;
  const { id } = await createSuperAdmin(services, first);
  const actor = await actAs(services.db, id);
  if (!actor) throw new Error('The first of the cast is not there');
  const ids = new Map<string, string>();
  for (const member of others) {
    if (known.has(member.email)) continue;
    const form = { body: asGiven(member), idempotencyKey: null };
    const { data } = await createPerson(services, actor, form);
    ids.set(member.email, data.id);
    await tie(services, actor, member, ids);
    await onboard(services, actor, member, data.id);
  }
}

/** Assigns an agent to their concierge, pairs a co-agent with their agent. */
async function tie(
  services: Services,
  actor: Actor,
  { email, concierge, standsInFor }: CastMember,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const id = ids.get(email) ?? '';
  const conciergeId = ids.get(concierge ?? '');
  if (conciergeId) await transferAgents(services, actor, { agentIds: [id], conciergeId });
  const agentId = ids.get(standsInFor ?? '');
  if (agentId) await assignCoAgent(services, actor, { agentId, coAgentId: id });
}

/** Agents of the cast are onboarded; the newest is still at it. */
async function onboard(
  services: Services,
  actor: Actor,
  { email }: CastMember,
  id: string,
): Promise<void> {
  const { items } = await readChecklist(services.db, actor.caller, id);
  const agents = castMembers.filter(({ role }) => role === 'agent' || role === 'co-agent');
  const done = agents.at(-1)?.email === email ? 4 : items.length;
  for (const { id: item, version } of items.slice(0, done)) {
    await tickItem(services, actor, { id: item, version, isDone: true });
  }
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
    ...(member.licenseNumber && {
      eo_carrier: 'Plains Mutual',
      eo_policy: `EO-${member.licenseNumber.replace(/\D/g, '')}`,
      eo_expires_on: localDate(new Date(Date.now() + insuredDays(member) * 86_400_000)),
    }),
    commission_agent: member.isCommissionAgent ?? false,
    invite: false,
  };
}

/** Nebraska licenses expire at the end of a year; one of the cast's expires soon. */
function expiryOf({ licenseDays }: CastMember): string {
  const now = new Date();
  if (licenseDays === undefined) return `${now.getUTCFullYear() + 1}-12-31`;
  return localDate(new Date(now.getTime() + licenseDays * 86_400_000));
}

/** Everyone is insured for the rest of the year, but the one whose license expires soon isn't. */
function insuredDays({ licenseDays }: CastMember): number {
  return licenseDays === undefined ? 240 : licenseDays + 12;
}
