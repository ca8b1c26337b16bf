import { personPhotoAddress, roleLabel } from '@homestead/contract/accounts';
import type { WireQuizMatch } from '@homestead/contract/leads';
import { fullName } from '../full-name.ts';
import { matchMessages } from '../messages.ts';
import type { AgentWork } from './quiz-store.ts';

const SUGGESTED = 3;
/** Fewer answers say nothing about how fast someone is. */
const ANSWERS_MIN = 3;

/**
 * Up to three agents who have time for a new client, each with reasons, and why not the others
 * . Uses only how much the agents have to do and how fast they answer. It isn't given the
 * quiz's answers: nothing is recorded about agents that could be compared with them, and the answer
 * about their gender must not count. Suggests nobody if the records say nothing about anyone.
 */
export function matchAgents(
  agents: readonly AgentWork[],
  { promiseMinutes }: { promiseMinutes: number },
): WireQuizMatch {
  const unused = [matchMessages.teamDecides(), matchMessages.genderUnused()];
  if (!agents.some(({ active, waiting, answered }) => active + waiting + answered > 0)) {
    return {
      agents: [],
      others: [],
      notes: [matchMessages.tooLittle(), matchMessages.genderUnused()],
    };
  }
  const ranked = [...agents].sort(compareAgents);
  const most = {
    waiting: Math.max(...agents.map(({ waiting }) => waiting)),
    active: Math.max(...agents.map(({ active }) => active)),
  };
  const suggested = ranked.slice(0, SUGGESTED);
  const last = suggested.at(-1) as AgentWork;
  const reasonsOf = ({ waiting, active, answered, minutes }: AgentWork) => {
    const reasons = [
      waiting === 0 && matchMessages.nobodyWaits(),
      waiting > 0 && waiting < most.waiting && matchMessages.fewerWait(),
      active < most.active && matchMessages.fewerActive(),
      answered >= ANSWERS_MIN &&
        minutes !== null &&
        minutes <= promiseMinutes &&
        matchMessages.answersWithin({ minutes: Math.max(1, Math.ceil(minutes)) }),
    ].filter((reason) => reason !== false);
    return reasons.length > 0 ? reasons : [matchMessages.nextInTurn()];
  };
  const others = Map.groupBy(ranked.slice(SUGGESTED), (agent) => {
    if (agent.waiting > last.waiting) return matchMessages.moreWait();
    return agent.active > last.active ? matchMessages.moreActive() : matchMessages.laterInTurn();
  });
  return {
    agents: suggested.map((agent) => ({
      name: nameOf(agent),
      roleLabel: roleLabel(agent.role_key),
      photo: agent.photo_key === null ? null : personPhotoAddress(agent.photo_key),
      reasons: reasonsOf(agent),
    })),
    others: [...others].map(([reason, those]) => ({ reason, names: those.map(nameOf) })),
    notes: unused,
  };
}

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

const nameOf = ({ first_name: firstName, last_name: lastName }: AgentWork) =>
  fullName({ firstName, lastName });
