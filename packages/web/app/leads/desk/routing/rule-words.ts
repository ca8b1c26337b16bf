import type { WireLeadRule, WireRoutingChoices } from '@homestead/contract/leads';
import { wholeMoneyText } from '#platform';
import { routingMessages } from '../messages/routing.ts';

const list = new Intl.ListFormat('en-US', { type: 'unit' });

/** Which leads a rule is for, in a few words. */
export function conditionsText(rule: WireLeadRule, choices: WireRoutingChoices): string {
  const { language, side, sourceId, subSourceId } = rule;
  const nameOf = (given: readonly { id: string; name: string }[], id: string | null) =>
    given.find((one) => one.id === id)?.name ?? '';
  const languages = { en: routingMessages.english, es: routingMessages.spanish };
  const sides = { buyer: routingMessages.buyers, seller: routingMessages.sellers };
  const parts = [
    ...rule.cities,
    ...rule.zips,
    ...rule.counties,
    priceText(rule),
    language ? languages[language]() : '',
    side ? sides[side]() : '',
    nameOf(choices.sources, sourceId),
    nameOf(choices.subSources, subSourceId),
  ].filter((part) => part !== '');
  return parts.length === 0 ? routingMessages.every() : list.format(parts);
}

function priceText({ priceFromCents: from, priceToCents: to }: WireLeadRule): string {
  const [low, high] = [from, to].map((cents) => (cents === null ? null : wholeMoneyText(cents)));
  if (low && high) return routingMessages.priceBetween({ from: low, to: high });
  if (low) return routingMessages.priceFrom({ price: low });
  return high ? routingMessages.priceTo({ price: high }) : '';
}

/** Who gets the leads of a rule, in a few words. */
export function targetText(rule: WireLeadRule, choices: WireRoutingChoices): string {
  const isEven = rule.agents.every(({ weight }) => weight === rule.agents[0]?.weight);
  const names = list.format(
    rule.agents.map(({ name, weight }) => (isEven ? name : `${name} (${weight})`)),
  );
  if (rule.way === 'first-to-claim') {
    return routingMessages.firstOf({ names, minutes: rule.claimMinutes ?? 0 });
  }
  if (rule.way === 'in-turn') return routingMessages.inTurnTo({ names });
  const pond = choices.ponds.find(({ id }) => id === rule.pondId);
  return routingMessages.pondNamed({ name: pond?.name ?? '' });
}
