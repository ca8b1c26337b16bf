/** What is known of an inquiry when it's decided who gets the lead. */
export interface RouteFacts {
  /** Of the home, or where the person wants to live. */
  cities: readonly string[];
  zips: readonly string[];
  counties: readonly string[];
  /** The price of the home, or the range that the person wants. */
  price: { from: number | null; to: number | null } | null;
  language: string;
  sourceId: string | null;
  subSourceId: string | null;
  isBuyer: boolean;
  isSeller: boolean;
}

/** What an inquiry must be like for a rule; empty lists and nulls fit every inquiry. */
export interface RuleConditions {
  cities: readonly string[];
  zips: readonly string[];
  counties: readonly string[];
  price_from_cents: number | null;
  price_to_cents: number | null;
  language: string | null;
  source_id: string | null;
  sub_source_id: string | null;
  side: string | null;
}

export const ruleParts = ['area', 'price', 'language', 'source', 'side'] as const;
export type RulePart = (typeof ruleParts)[number];

/** The conditions of a rule that an inquiry doesn't meet; none if the rule matches. */
export function unmetParts(rule: RuleConditions, facts: RouteFacts): RulePart[] {
  return ruleParts.filter((part) => !isMet[part](rule, facts));
}

const isMet: Record<RulePart, (rule: RuleConditions, facts: RouteFacts) => boolean> = {
  area: (rule, facts) =>
    rule.cities.length + rule.zips.length + rule.counties.length === 0 ||
    share(rule.cities, facts.cities) ||
    share(rule.zips, facts.zips) ||
    share(rule.counties, facts.counties),
  price: ({ price_from_cents: from, price_to_cents: to }, { price }) =>
    (from === null && to === null) ||
    (price !== null &&
      (from === null || price.to === null || price.to >= from) &&
      (to === null || price.from === null || price.from <= to)),
  language: ({ language }, facts) => language === null || language === facts.language,
  source: ({ source_id, sub_source_id }, facts) =>
    (source_id === null || source_id === facts.sourceId) &&
    (sub_source_id === null || sub_source_id === facts.subSourceId),
  side: ({ side }, { isBuyer, isSeller }) =>
    side === null || (side === 'buyer' ? isBuyer : isSeller),
};

/** Whether two lists of names have one in common, ignoring case. */
function share(one: readonly string[], other: readonly string[]): boolean {
  const names = new Set(one.map((name) => name.toLowerCase()));
  return other.some((name) => names.has(name.toLowerCase()));
}
