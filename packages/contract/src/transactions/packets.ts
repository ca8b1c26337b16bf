import type { FormKey } from '#documents';
import { isVaLoan } from './figures/buyer-costs.ts';

/**
 * Documents that go out together: those between our client and the brokerage, which the other side
 * doesn’t see, and those of the deal, which both sides see.
 */
export const packetKeys = ['client', 'deal'] as const;
export type PacketKey = (typeof packetKeys)[number];

/** An offer of our buyer’s, an offer that was received on our listing, or a listing file. */
export type PacketKind = 'buying' | 'received' | 'listing';

/** What decides which documents are needed; null is not known. */
export interface PacketFacts {
  readonly kind: PacketKind;
  readonly propertyType: string | null;
  readonly yearBuilt: number | null;
  readonly financing: string | null;
  readonly isInSid: boolean | null;
  readonly isInSoilArea: boolean | null;
}

/** A form with what calls for it; all of its conditions have to be met. */
export interface PacketRule {
  readonly form: FormKey;
  readonly packet: PacketKey;
  readonly kinds: readonly PacketKind[];
  /** Homes only: no land, no commercial property. */
  readonly isForHomes?: true;
  readonly builtBefore?: number;
  readonly financing?: 'va';
  readonly isInSid?: true;
  readonly isInSoilArea?: true;
  readonly why: string;
  /** Said instead while it isn’t known whether a condition is met. */
  readonly unsure?: string;
  /** It is needed even so. */
  readonly isNeededIfUnsure?: true;
}

/** Which forms deals need, in the order in which they are signed. */
export const packetRules: readonly PacketRule[] = [
  {
    ...{ form: 'agency-disclosure', packet: 'client', kinds: ['buying', 'listing'] },
    why: 'Every client learns whom the agent works for.',
  },
  {
    ...{ form: 'buyer-agreement', packet: 'client', kinds: ['buying'] },
    why: 'An agent needs a written agreement to work for a buyer.',
  },
  {
    ...{ form: 'seller-disclosure', packet: 'deal', kinds: ['buying', 'received', 'listing'] },
    isForHomes: true,
    why: 'The seller of a home discloses its condition before the contract takes effect.',
  },
  {
    ...{ form: 'lead-paint', packet: 'deal', kinds: ['buying', 'received', 'listing'] },
    ...{ isForHomes: true, builtBefore: 1978 },
    why: 'Homes built before 1978 need the lead-based paint disclosure.',
    unsure: 'The year built isn’t known, so the home counts as built before 1978.',
    isNeededIfUnsure: true,
  },
  {
    ...{ form: 'lead-soil', packet: 'deal', kinds: ['buying', 'received'] },
    ...{ isForHomes: true, isInSoilArea: true },
    why: 'The home is in the area where soil may hold lead.',
    unsure:
      'The location isn’t known. Check whether the home is in the area where soil may hold lead.',
  },
  {
    ...{ form: 'va-addendum', packet: 'deal', kinds: ['buying', 'received'], financing: 'va' },
    why: 'VA financing needs the VA escape clause, signed by buyer and seller.',
    unsure: 'The type of financing isn’t known. A VA loan needs this addendum.',
  },
  {
    ...{ form: 'sid-receipt', packet: 'deal', kinds: ['buying', 'received'], isInSid: true },
    why: 'The home is in an SID: the buyer gets its latest statement and acknowledges it.',
    unsure: 'It isn’t known whether the home is in an SID. If it is, the buyer gets its statement.',
  },
];

/** A form that is needed, or that may be: not known yet. */
export interface PacketNeed {
  readonly form: FormKey;
  readonly packet: PacketKey;
  readonly need: 'needed' | 'check';
  readonly why: string;
}

/** What the rules say about a deal: a fact that isn’t known never rules a form out. */
export function packetNeeds(
  facts: PacketFacts,
  rules: readonly PacketRule[] = packetRules,
): PacketNeed[] {
  return rules.flatMap((rule): PacketNeed[] => {
    const met = conditionsOf(rule, facts);
    if (met.includes(false)) return [];
    const isKnown = !met.includes(null);
    const { form, packet, why, unsure = why, isNeededIfUnsure } = rule;
    const need = isKnown || isNeededIfUnsure ? 'needed' : 'check';
    return [{ form, packet, need, why: isKnown ? why : unsure }];
  });
}

function conditionsOf(rule: PacketRule, facts: PacketFacts): (boolean | null)[] {
  const { kind, yearBuilt, financing, isInSid, isInSoilArea } = facts;
  return [
    rule.kinds.includes(kind),
    // A type that isn’t known is taken for a home.
    !rule.isForHomes || !NO_HOME.test(facts.propertyType ?? ''),
    rule.builtBefore === undefined || (yearBuilt === null ? null : yearBuilt < rule.builtBefore),
    !rule.financing || (financing === null ? null : isVaLoan(financing)),
    !rule.isInSid || isInSid,
    !rule.isInSoilArea || isInSoilArea,
  ];
}

const NO_HOME = /\b(land|lots?|commercial|business)\b/i;
