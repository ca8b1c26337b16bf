import type { FormKey } from '#documents';
import { isVaLoan } from './figures/buyer-costs.ts';

/**
 * Documents that go out together: those between our client and the brokerage, which the other side
 * doesn’t see, and those of the deal, which both sides see.
 */
export const packetKeys = ['client', 'deal'] as const;
export type PacketKey = (typeof packetKeys)[number];

/** An offer of our buyer’s, an offer that was received on our listing, or a listing file. */
export const packetKinds = ['buying', 'received', 'listing'] as const;
export type PacketKind = (typeof packetKinds)[number];

/** What decides which documents are needed; null is not known. */
export interface PacketFacts {
  readonly kind: PacketKind;
  readonly propertyType: string | null;
  readonly yearBuilt: number | null;
  readonly financing: string | null;
  readonly isInSid: boolean | null;
  readonly isInSoilArea: boolean | null;
}

/** Kinds of financing that a rule can name. */
export const packetFinancings = ['va', 'fha', 'usda', 'conventional', 'cash'] as const;
export type PacketFinancing = (typeof packetFinancings)[number];

/** What a rule puts into a packet, with what calls for it; all of its conditions have to be met. */
export interface PacketRule {
  /** Null where it is a template. */
  readonly form: FormKey | null;
  readonly templateId: string | null;
  readonly packet: PacketKey;
  readonly kinds: readonly PacketKind[];
  /** Homes, or land and commercial property; null is either. */
  readonly property: 'homes' | 'other' | null;
  readonly builtBefore: number | null;
  readonly builtAfter: number | null;
  readonly financing: PacketFinancing | null;
  /** In an SID or outside of one; null is either. */
  readonly isInSid: boolean | null;
  readonly isInSoilArea: boolean | null;
  readonly need: 'needed' | 'check';
  /** While it isn’t known whether a condition is met. */
  readonly ifUnsure: 'needed' | 'check';
  readonly why: string;
  /** Said instead while it isn’t known; empty is the same. */
  readonly unsure: string;
}

const always = {
  templateId: null,
  property: null,
  builtBefore: null,
  builtAfter: null,
  financing: null,
  isInSid: null,
  isInSoilArea: null,
  need: 'needed',
  ifUnsure: 'check',
  unsure: '',
} as const;

/** The rules that the brokerage starts with, in the order in which forms are signed. */
export const firstPacketRules: readonly (PacketRule & { form: FormKey })[] = [
  {
    ...{ ...always, form: 'agency-disclosure', packet: 'client', kinds: ['buying', 'listing'] },
    why: 'Every client learns whom the agent works for.',
  },
  {
    ...{ ...always, form: 'buyer-agreement', packet: 'client', kinds: ['buying'] },
    why: 'An agent needs a written agreement to work for a buyer.',
  },
  {
    ...{ ...always, form: 'seller-disclosure', packet: 'deal', property: 'homes' },
    kinds: ['buying', 'received', 'listing'],
    why: 'The seller of a home discloses its condition before the contract takes effect.',
  },
  {
    ...{ ...always, form: 'lead-paint', packet: 'deal', property: 'homes', builtBefore: 1978 },
    kinds: ['buying', 'received', 'listing'],
    why: 'Homes built before 1978 need the lead-based paint disclosure.',
    unsure: 'The year built isn’t known, so the home counts as built before 1978.',
    ifUnsure: 'needed',
  },
  {
    ...{ ...always, form: 'lead-soil', packet: 'deal', property: 'homes', isInSoilArea: true },
    kinds: ['buying', 'received'],
    why: 'The home is in the area where soil may hold lead.',
    unsure:
      'The location isn’t known. Check whether the home is in the area where soil may hold lead.',
  },
  {
    ...{ ...always, form: 'va-addendum', packet: 'deal', financing: 'va' },
    kinds: ['buying', 'received'],
    why: 'VA financing needs the VA escape clause, signed by buyer and seller.',
    unsure: 'The type of financing isn’t known. A VA loan needs this addendum.',
  },
  {
    ...{ ...always, form: 'sid-receipt', packet: 'deal', isInSid: true },
    kinds: ['buying', 'received'],
    why: 'The home is in an SID: the buyer gets its latest statement and acknowledges it.',
    unsure: 'It isn’t known whether the home is in an SID. If it is, the buyer gets its statement.',
  },
];

/** A form or a template that is needed, or that may be: not known yet. */
export interface PacketNeed {
  readonly form: FormKey | null;
  readonly templateId: string | null;
  readonly packet: PacketKey;
  readonly need: 'needed' | 'check';
  readonly why: string;
}

/**
 * What the rules say about a deal: a fact that isn’t known never rules a form out. What
 * several rules ask for is there once, needed if one of them needs it.
 */
export function packetNeeds(facts: PacketFacts, rules: readonly PacketRule[]): PacketNeed[] {
  const needs = new Map<string, PacketNeed>();
  for (const rule of rules) {
    const need = needOf(rule, facts);
    if (!need) continue;
    const key = need.form ?? need.templateId ?? '';
    const known = needs.get(key);
    if (!known || (known.need === 'check' && need.need === 'needed')) needs.set(key, need);
  }
  return [...needs.values()];
}

function needOf(rule: PacketRule, facts: PacketFacts): PacketNeed | null {
  const met = conditionsOf(rule, facts);
  if (met.includes(false)) return null;
  const isKnown = !met.includes(null);
  const { form, templateId, packet, why, unsure } = rule;
  const need = isKnown ? rule.need : rule.ifUnsure;
  return { form, templateId, packet, need, why: isKnown ? why : unsure || why };
}

function conditionsOf(rule: PacketRule, facts: PacketFacts): (boolean | null)[] {
  const { kind, yearBuilt, financing } = facts;
  return [
    rule.kinds.includes(kind),
    isOfProperty(rule.property, facts.propertyType),
    rule.builtBefore === null || (yearBuilt === null ? null : yearBuilt < rule.builtBefore),
    rule.builtAfter === null || (yearBuilt === null ? null : yearBuilt > rule.builtAfter),
    rule.financing === null || (financing === null ? null : isFinanced(rule.financing, financing)),
    isFlag(rule.isInSid, facts.isInSid),
    isFlag(rule.isInSoilArea, facts.isInSoilArea),
  ];
}

/** A type that isn’t known is taken for a home; a rule for other property can’t rule it out. */
function isOfProperty(
  property: PacketRule['property'],
  propertyType: string | null,
): boolean | null {
  if (property === null) return true;
  const isHome = !NO_HOME.test(propertyType ?? '');
  if (property === 'homes') return isHome;
  return propertyType === null ? null : !isHome;
}

const isFlag = (wanted: boolean | null, known: boolean | null): boolean | null =>
  wanted === null || (known === null ? null : known === wanted);

const isFinanced = (wanted: PacketFinancing, financing: string): boolean =>
  wanted === 'va' ? isVaLoan(financing) : new RegExp(`\\b${wanted}\\b`, 'i').test(financing);

const NO_HOME = /\b(land|lots?|commercial|business)\b/i;
