import {
  type OfferFieldKey,
  type OfferFieldKind,
  type OfferInspection,
  type OfferPartyKey,
  type OfferTerms,
  offerFieldKeys,
  offerFields,
  offerPartyKeys,
  type SentInspection,
} from '@homestead/contract/transactions';

export type GivenTerms = Partial<OfferTerms> & { homeInspections?: OfferInspection[] | undefined };

/** What the specs' client sent, with parties by their numbers and names. */
export interface SentOffer {
  terms: Partial<Omit<OfferTerms, OfferPartyKey>>;
  parties: Partial<Record<OfferPartyKey, number | string | null>>;
  inspections: readonly SentInspection[] | undefined;
}

/** Whether a value is 0 percent: numbers on the wire, a text inside. */
export const isZeroPercent = (kind: OfferFieldKind, value: unknown): boolean =>
  kind === 'percent' && value !== null && value !== '' && Number(value) === 0;

/**
 * The terms in a body of the specs' calls. An empty text, 0 and false that aren't among `known` are
 * not known (R-471), except for what the field has already: false where it is known, and a true 0.
 */
export function readWireOffer(
  body: Readonly<Record<string, unknown>>,
  held: OfferTerms | null,
): SentOffer {
  const known = new Set(Array.isArray(body.known) ? body.known : []);
  const meant = (key: OfferFieldKey, value: unknown): unknown => {
    const { wire, kind } = offerFields[key];
    if (known.has(wire)) return value;
    if (value === 0 || isZeroPercent(kind, value)) return isTrueZero(held?.[key]) ? value : null;
    const isFalse = kind === 'flag' && value === false;
    return isFalse && (held?.[key] ?? null) === null ? null : value;
  };
  const isTrueZero = (now: unknown) => now !== null && now !== '' && Number(now) === 0;
  const sent = offerFieldKeys.flatMap((key) => {
    const value = body[offerFields[key].wire];
    return value === undefined ? [] : [[key, meant(key, value)] as const];
  });
  const isParty = (key: OfferFieldKey) => (offerPartyKeys as readonly string[]).includes(key);
  const parties = Object.fromEntries(sent.filter(([key]) => isParty(key)));
  const titleCompany = body.title_company_name as string | null | undefined;
  return {
    terms: Object.fromEntries(sent.filter(([key]) => !isParty(key))),
    parties: {
      ...parties,
      ...(titleCompany !== undefined && {
        titleCompanyId: (parties.titleCompanyId as number | null) ?? titleCompany,
      }),
    },
    inspections: body.home_inspections as readonly SentInspection[] | undefined,
  };
}
