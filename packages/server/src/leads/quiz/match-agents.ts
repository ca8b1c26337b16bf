import { personPhotoAddress, roleLabel } from '@homestead/contract/accounts';
import type { WireQuizMatch } from '@homestead/contract/leads';
import { nameOf } from '../full-name.ts';
import { matchMessages } from '../messages/matches.ts';
import type { AgentWork, Interest } from './quiz-store.ts';

const SUGGESTED = 3;
/** Fewer answers say nothing about how fast someone is. */
const ANSWERS_MIN = 3;

/** What a person looks for, as far as they said or showed it. */
export interface Wanted {
  interest: Interest | null;
  /** In English; null if they use the site in English. */
  language: string | null;
  style: string | null;
  specialty: string | null;
}

/**
 * Up to three agents whose public pages fit what the person looks for and who have time for a new
 * client, each with reasons, and why not the others. It isn't given the quiz's answer about
 * the agent's gender. Suggests nobody if neither the records nor the profiles say anything.
 */
export function matchAgents(
  agents: readonly AgentWork[],
  wanted: Wanted,
  { promiseMinutes }: { promiseMinutes: number },
): WireQuizMatch {
  const unused = [matchMessages.teamDecides(), matchMessages.genderUnused()];
  const fits = new Map(agents.map((agent) => [agent.id, fittingReasons(agent, wanted)]));
  const fitOf = ({ id }: AgentWork) => fits.get(id)?.length ?? 0;
  const isKnown = (agent: AgentWork) =>
    agent.active + agent.waiting + agent.answered > 0 || fitOf(agent) > 0;
  if (!agents.some(isKnown)) {
    return {
      agents: [],
      others: [],
      notes: [matchMessages.tooLittle(), matchMessages.genderUnused()],
    };
  }
  const ranked = [...agents].sort(
    (one, other) => fitOf(other) - fitOf(one) || compareAgents(one, other),
  );
  const most = {
    waiting: Math.max(...agents.map(({ waiting }) => waiting)),
    active: Math.max(...agents.map(({ active }) => active)),
  };
  const suggested = ranked.slice(0, SUGGESTED);
  const last = suggested.at(-1) as AgentWork;
  const reasonsOf = (agent: AgentWork) => {
    const { waiting, active, answered, minutes } = agent;
    const reasons = [
      waiting === 0 && matchMessages.nobodyWaits(),
      waiting > 0 && waiting < most.waiting && matchMessages.fewerWait(),
      active < most.active && matchMessages.fewerActive(),
      answered >= ANSWERS_MIN &&
        minutes !== null &&
        minutes <= promiseMinutes &&
        matchMessages.answersWithin({ minutes: Math.max(1, Math.ceil(minutes)) }),
    ].filter((reason) => reason !== false);
    const all = [...(fits.get(agent.id) ?? []), ...reasons];
    return all.length > 0 ? all : [matchMessages.nextInTurn()];
  };
  const others = Map.groupBy(ranked.slice(SUGGESTED), (agent) => {
    if (fitOf(agent) < fitOf(last)) return matchMessages.fitsLess();
    if (agent.waiting > last.waiting) return matchMessages.moreWait();
    return agent.active > last.active ? matchMessages.moreActive() : matchMessages.laterInTurn();
  });
  return {
    agents: suggested.map((agent) => ({
      name: nameOf(agent),
      roleLabel: roleLabel(agent.role_key),
      photo: agent.photo_key === null ? null : personPhotoAddress(agent.photo_key),
      slug: agent.slug,
      reasons: reasonsOf(agent),
    })),
    others: [...others].map(([reason, those]) => ({ reason, names: those.map(nameOf) })),
    notes: unused,
  };
}

/** What of an agent's public page fits what the person looks for. */
function fittingReasons(agent: AgentWork, { interest, language, style, specialty }: Wanted) {
  const { from_cents: from, to_cents: to } = agent;
  const areas = (interest?.cities ?? []).filter((city) => agent.areas.includes(city));
  const price = interest?.price_cents ?? null;
  const isInRange = price !== null && (from ?? price) <= price && price <= (to ?? price);
  const isPriced = from !== null || to !== null;
  return [
    areas.length > 0 && matchMessages.worksIn({ areas: list.format(areas) }),
    price !== null &&
      isPriced &&
      isInRange &&
      matchMessages.inPriceRange({ price: dollars.format(price / 100) }),
    language !== null && agent.languages.includes(language) && matchMessages.speaks({ language }),
    style !== null &&
      agent.styles.includes(style) &&
      matchMessages.style({ style: style.toLowerCase() }),
    specialty !== null &&
      agent.specialties.includes(specialty) &&
      matchMessages.specialty({ specialty: specialty.toLowerCase() }),
  ].filter((reason) => reason !== false);
}

const list = new Intl.ListFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumSignificantDigits: 2,
});

/** Who has the least to do, then who answers fastest, then whose last new client is longest ago. */
function compareAgents(one: AgentWork, other: AgentWork): number {
  return (
    one.waiting - other.waiting ||
    one.active - other.active ||
    speedOf(one) - speedOf(other) ||
    Number(one.last_claim ?? 0) - Number(other.last_claim ?? 0) ||
    one.id.localeCompare(other.id)
  );
}

const LONG = 1e9;
const speedOf = ({ answered, minutes }: AgentWork) =>
  answered >= ANSWERS_MIN && minutes !== null ? minutes : LONG;
