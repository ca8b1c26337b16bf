import type { ListingFeature, ListingKind } from '@homestead/contract/feed';

/** The facts that the rules use. Lists have Data Dictionary labels; null is unknown. */
export interface KindFacts {
  propertyType: string;
  propertySubtype: string | null;
  architecturalStyles: readonly string[];
  listPriceCents: number | null;
  luxuryCents: number;
  isWaterfront: boolean | null;
  waterfrontFeatures: readonly string[];
  hasPrivatePool: boolean | null;
  poolFeatures: readonly string[];
  lotFeatures: readonly string[];
  views: readonly string[];
  communityFeatures: readonly string[];
  associationAmenities: readonly string[];
  areHorsesPermitted: boolean | null;
  horseAmenities: readonly string[];
  otherStructures: readonly string[];
}

const VILLA = /\b(?:villa|patio home)\b/i;
const FOR_SEVERAL = /\b(?:duplex|triplex|quadruplex|fourplex|multi ?family)\b/i;
const OF_A_FARM = /^(?:farm|ranch|agriculture)$/i;
const OF_LAND = /^(?:unimproved land|single family lot|acreage)$/i;
const IN_A_BUILDING = /^(?:condominium|stock cooperative|own your own|loft|apartment)$/i;
const ON_ITS_OWN =
  /^(?:single family residence|cabin|manufactured home|manufactured on land|mobile home)$/i;
const OUT_BUILDING =
  /\b(?:out ?building|barn|shed|workshop|storage|second garage|greenhouse|stable)/i;

/** A residential property type. */
const DWELLINGS = /^(?:residential|residential lease|residential income|manufactured in park)$/i;

const isNone = (label: string) => /^(?:none|no|not applicable|n\/a)$/i.test(label);
const some = (labels: readonly string[]) => labels.some((label) => !isNone(label));
const any = (labels: readonly string[], pattern: RegExp) =>
  labels.some((label) => pattern.test(label));

/**
 * The special features that people can filter by, in the order of the contract. One rule each:
 * - waterfront: WaterfrontYN, or any WaterfrontFeatures but None.
 * - riverfront: WaterfrontFeatures name a river. lakefront: they name a lake.
 * - pool-in-ground, pool-above-ground: PoolFeatures say so.
 * - pool-access: its own pool (PoolPrivateYN, any PoolFeatures but None), or one that the community
 *   or the association offers.
 * - horse-permitted: HorseYN, or any HorseAmenities but None.
 * - out-building: OtherStructures name an outbuilding, barn, shed, workshop, storage, stable,
 *   greenhouse or second garage.
 * - golf-course: LotFeatures place it on or next to a course (not merely near one), the view is of
 *   one, or the community has one.
 */
export function featuresOf(facts: KindFacts): ListingFeature[] {
  const { waterfrontFeatures, poolFeatures } = facts;
  const isByGolf =
    facts.lotFeatures.some((label) => /\bgolf\b/i.test(label) && !/^near\b/i.test(label)) ||
    any(facts.views, /\bgolf\b/i) ||
    any(facts.communityFeatures, /\bgolf\b/i) ||
    any(facts.associationAmenities, /\bgolf\b/i);
  const rules: [ListingFeature, boolean][] = [
    ['waterfront', facts.isWaterfront === true || some(waterfrontFeatures)],
    ['riverfront', any(waterfrontFeatures, /\briver/i)],
    ['lakefront', any(waterfrontFeatures, /\blake/i)],
    ['pool-in-ground', any(poolFeatures, /\bin[ -]?ground\b/i)],
    ['pool-above-ground', any(poolFeatures, /\babove[ -]?ground\b/i)],
    [
      'pool-access',
      facts.hasPrivatePool === true ||
        some(poolFeatures) ||
        any(facts.communityFeatures, /\bpool\b/i) ||
        any(facts.associationAmenities, /\bpool\b/i),
    ],
    ['horse-permitted', facts.areHorsesPermitted === true || some(facts.horseAmenities)],
    ['out-building', any(facts.otherStructures, OUT_BUILDING)],
    ['golf-course', isByGolf],
  ];
  return rules.filter(([, applies]) => applies).map(([feature]) => feature);
}

/**
 * The chips of the site that a listing belongs to, in the order of the contract. One rule
 * each:
 * - villa: its subtype or an architectural style is Villa or Patio Home.
 * - townhouse: subtype Townhouse. condo: Condominium, Stock Cooperative, Own Your Own, Loft,
 *   Apartment, unless it is for several households.
 * - multi-family: property type Residential Income, or a subtype for several households (Duplex,
 *   Triplex, Quadruplex, Multi Family).
 * - land: property type Land, or a subtype of bare land. farm: property type Farm, or subtype Farm,
 *   Ranch or Agriculture.
 * - house: property type Residential (or a manufactured home, or a lease) with the subtype of a
 *   detached home, or with no subtype; never one of the above.
 * - luxury: a dwelling whose list price is at or above LUXURY_PRICE_DOLLARS.
 * - waterfront, pool, equestrian, golf-course: the features waterfront, pool-access,
 *   horse-permitted, golf-course.
 */
export function kindsOf(facts: KindFacts): ListingKind[] {
  const subtype = facts.propertySubtype ?? '';
  const features = featuresOf(facts);
  const isMultiFamily =
    /^residential income$/i.test(facts.propertyType) || FOR_SEVERAL.test(subtype);
  const isLand = /^land$/i.test(facts.propertyType) || OF_LAND.test(subtype);
  const isFarm = /^farm$/i.test(facts.propertyType) || OF_A_FARM.test(subtype);
  const isVilla = VILLA.test(subtype) || any(facts.architecturalStyles, VILLA);
  const isDwelling = DWELLINGS.test(facts.propertyType) && !isLand && !isFarm;
  const isHouse =
    isDwelling && !isMultiFamily && !isVilla && (subtype === '' || ON_ITS_OWN.test(subtype));
  const price = facts.listPriceCents;
  const rules: [ListingKind, boolean][] = [
    ['house', isHouse],
    ['townhouse', /^town ?house$/i.test(subtype)],
    ['condo', !isMultiFamily && IN_A_BUILDING.test(subtype)],
    ['villa', isVilla],
    ['luxury', isDwelling && price !== null && price >= facts.luxuryCents],
    ['multi-family', isMultiFamily],
    ['land', isLand],
    ['waterfront', features.includes('waterfront')],
    ['pool', features.includes('pool-access')],
    ['equestrian', features.includes('horse-permitted')],
    ['golf-course', features.includes('golf-course')],
    ['farm', isFarm],
  ];
  return rules.filter(([, applies]) => applies).map(([kind]) => kind);
}
