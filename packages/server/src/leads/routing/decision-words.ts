import { localFormat } from '@homestead/contract/platform';
import type { PeopleByName } from '#platform';
import { findName } from '../full-name.ts';
import { routingMessages } from '../messages/routing.ts';
import type { DecisionFacts } from './decision-store.ts';
import type { RulePart } from './match-rule.ts';

const dateFormat = localFormat('en-US', { dateStyle: 'long' });
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

const parts: Record<RulePart, () => string> = {
  area: routingMessages.area,
  price: routingMessages.price,
  language: routingMessages.language,
  source: routingMessages.source,
  side: routingMessages.side,
};

const moves = {
  unclaimed: routingMessages.unclaimed,
  untouched: routingMessages.untouched,
  taken: routingMessages.taken,
};

/** People whom a decision names. */
export function peopleOf({ agentIds, others, moved }: DecisionFacts): string[] {
  return [...agentIds, ...others.map(({ agentId }) => agentId), ...(moved?.from ?? [])];
}

/** A decision as the timeline and the preview say it. */
export function tellDecision(
  facts: DecisionFacts,
  people: PeopleByName,
): { text: string; reasons: string[] } {
  const nameOf = (id: string) => findName(people, id) ?? routingMessages.someone();
  const namesOf = (ids: readonly string[]) => list.format(ids.map(nameOf));
  const { moved, others, unmatched } = facts;
  return {
    text: tellTarget(facts, namesOf),
    reasons: [
      ...(moved ? [moves[moved.why]({ names: namesOf(moved.from) })] : []),
      ...others.map((other) => tellOther(other, nameOf(other.agentId))),
      ...unmatched.map(({ name, unmet }) =>
        routingMessages.unmatched({ name, parts: list.format(unmet.map((part) => parts[part]())) }),
      ),
    ],
  };
}

function tellTarget(
  { to, agentIds, rule: ruleName, pond: pondName, isFallback, turnOf, minutes }: DecisionFacts,
  namesOf: (ids: readonly string[]) => string,
): string {
  const rule = ruleName ?? '';
  const pond = pondName ?? '';
  switch (to) {
    case 'agent': {
      const name = namesOf(agentIds);
      if (isFallback) return routingMessages.fallbackAgent({ name, rule });
      const count = turnOf ?? 1;
      return count === 1
        ? routingMessages.onlyOne({ name, rule })
        : routingMessages.inTurn({ name, rule, count });
    }
    case 'offer':
      return routingMessages.offered({ names: namesOf(agentIds), rule, minutes: minutes ?? 0 });
    case 'pond':
      return isFallback
        ? routingMessages.fallbackPond({ pond, rule })
        : routingMessages.pond({ pond, rule });
    case 'concierge':
      return routingMessages.concierge({ rule });
    default:
      return routingMessages.open();
  }
}

function tellOther(other: DecisionFacts['others'][number], name: string): string {
  switch (other.why) {
    case 'off':
      return routingMessages.off({ name, date: dateFormat(new Date(`${other.until}T12:00:00Z`)) });
    case 'full':
      return routingMessages.full({ name, open: other.open, capacity: other.capacity });
    default: {
      const said = {
        left: routingMessages.left,
        paused: routingMessages.paused,
        passed: routingMessages.passed,
        later: routingMessages.later,
      };
      return said[other.why]({ name });
    }
  }
}
