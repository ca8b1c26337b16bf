import {
  ruleFallbacks,
  ruleSides,
  ruleWays,
  type WireRoutingChoices,
} from '@homestead/contract/leads';
import type { FormSection } from '#desk';
import { routingMessages } from '../messages/routing.ts';

type Choice = { value: string; label: string };

export const wayLabels: Record<(typeof ruleWays)[number], () => string> = {
  'in-turn': routingMessages.inTurn,
  'first-to-claim': routingMessages.firstToClaim,
  pond: routingMessages.intoPond,
};

const fallbackLabels: Record<(typeof ruleFallbacks)[number], () => string> = {
  concierge: routingMessages.concierges,
  agent: routingMessages.anAgent,
  pond: routingMessages.aPond,
};

export const sideLabels: Record<(typeof ruleSides)[number], () => string> = {
  buyer: routingMessages.buyer,
  seller: routingMessages.seller,
};

const named = (given: readonly { id: string; name: string }[]): Choice[] =>
  given.map(({ id, name }) => ({ value: id, label: name }));
const texts = (given: readonly string[]): Choice[] =>
  given.map((value) => ({ value, label: value }));
const labeled = <Key extends string>(keys: readonly Key[], labels: Record<Key, () => string>) =>
  keys.map((value) => ({ value, label: labels[value]() }));
const languages = (): Choice[] => [
  { value: 'en', label: routingMessages.english() },
  { value: 'es', label: routingMessages.spanish() },
];

/** The form of a rule; fields that its way doesn't need are left out. */
export function ruleSections(choices: WireRoutingChoices, isNew: boolean): FormSection[] {
  const people = named(choices.people);
  const ponds = named(choices.ponds);
  return [
    { fields: ['name', ...(isNew ? [] : ['isActive'])] },
    {
      title: routingMessages.whichLeads(),
      fields: [
        {
          ...{ name: 'cities', kind: 'many', choices: texts(choices.cities) },
          hint: routingMessages.anyCity(),
        },
        { name: 'zips', kind: 'many' },
        { name: 'counties', kind: 'many', choices: texts(choices.counties) },
        { name: 'language', choices: languages() },
        { name: 'priceFromCents', kind: 'dollars' },
        { name: 'priceToCents', kind: 'dollars' },
        { name: 'sourceId', choices: named(choices.sources) },
        { name: 'subSourceId', choices: named(choices.subSources) },
        { name: 'side', choices: labeled(ruleSides, sideLabels) },
      ],
    },
    {
      title: routingMessages.whoGets(),
      fields: [
        { name: 'way', choices: labeled(ruleWays, wayLabels), isRequired: true },
        {
          ...{ name: 'agents', kind: 'shares', choices: people, isRequired: true },
          hint: routingMessages.agentsHint(),
          isShown: ({ way }) => way !== 'pond',
        },
        {
          ...{ name: 'pondId', choices: ponds, isRequired: true },
          isShown: ({ way }) => way === 'pond',
        },
        {
          ...{ name: 'claimMinutes', hint: routingMessages.minutesHint(), isRequired: true },
          isShown: ({ way }) => way === 'first-to-claim',
        },
      ],
    },
    {
      title: routingMessages.otherwise(),
      fields: [
        { name: 'untouchedHours', hint: routingMessages.untouchedHint() },
        { name: 'fallback', choices: labeled(ruleFallbacks, fallbackLabels), isRequired: true },
        {
          ...{ name: 'fallbackAgentId', choices: people, isRequired: true },
          isShown: ({ fallback }) => fallback === 'agent',
        },
        {
          ...{ name: 'fallbackPondId', choices: ponds, isRequired: true },
          isShown: ({ fallback }) => fallback === 'pond',
        },
      ],
    },
  ];
}

/** What a new rule starts with. */
export const newRule = { way: 'in-turn', fallback: 'concierge' };

/** The form of a sample inquiry. */
export function previewSections(choices: WireRoutingChoices): FormSection[] {
  return [
    {
      fields: [
        { name: 'city', choices: texts(choices.cities) },
        'zip',
        { name: 'county', choices: texts(choices.counties) },
        { name: 'priceCents', kind: 'dollars' },
        { name: 'language', choices: languages() },
        { name: 'side', choices: labeled(ruleSides, sideLabels) },
        { name: 'sourceId', choices: named(choices.sources) },
        { name: 'subSourceId', choices: named(choices.subSources) },
      ],
    },
  ];
}
