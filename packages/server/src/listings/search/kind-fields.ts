import {
  type ListingFeature,
  type ListingKind,
  listingFeatures,
  listingKinds,
} from '@homestead/contract/feed';
import { featureLabels, kindLabels, searchFields } from '@homestead/contract/listings';
import { sql } from 'kysely';
import { isOneOf, readTexts, unlessAny } from './field-kinds.ts';
import type { OptionalField, OwnField, ParsedFilter } from './own-field.ts';

const kindByName = namesOf(listingKinds, (kind: ListingKind) => kindLabels[kind]);
const featureByName = namesOf(listingFeatures, (feature: ListingFeature) => featureLabels[feature]);

const featureFlags = [
  ...listingFeatures.map((feature) => [featureLabels[feature].wire, feature] as const),
  [searchFields.horses.wire, 'horse-permitted'] as const,
];

/** Kinds and property types of which one must fit; types without spaces. */
export const kind: OptionalField<{ kinds: string[]; propertyTypes: string[] }> = {
  read(wire) {
    const wanted = unlessAny(readTexts(wire.propertytype));
    if (wanted.length === 0) return null;
    const kinds = wanted.flatMap((name) => kindByName.get(name) ?? []);
    const others = wanted.filter((name) => !kindByName.has(name));
    return { kinds, propertyTypes: others.map((name) => name.replaceAll(' ', '')) };
  },
  conditions({ kinds, propertyTypes }) {
    const any = [
      ...(kinds.length > 0 ? [sql`kinds && ${kinds}::text[]`] : []),
      ...(propertyTypes.length > 0
        ? [isOneOf("lower(replace(property_type, ' ', ''))", propertyTypes)]
        : []),
    ];
    return any.length === 1 ? any : [sql`(${sql.join(any, sql` or `)})`];
  },
  test:
    ({ kinds, propertyTypes }) =>
    (home) =>
      propertyTypes.includes(home.property_type) || home.kinds.some((one) => kinds.includes(one)),
};

/** Features that must all be there. */
export const features: OwnField<string[]> = {
  read(wire) {
    const named = unlessAny(readTexts(wire.specialfeature));
    const all = [
      ...readFlags(wire, true),
      ...named.map((name): string => featureByName.get(name) ?? name),
    ];
    return [...new Set(all)].sort();
  },
  conditions: (wanted) => [sql`features @> ${wanted}::text[]`],
  test: (wanted) => (home) => wanted.every((name) => home.features.includes(name)),
};

/** Features that must not be there. */
export const withoutFeatures: OwnField<string[]> = {
  read: (wire) => [...new Set(readFlags(wire, false))].sort(),
  conditions: (unwanted) => [sql`not features && ${unwanted}::text[]`],
  test: (unwanted) => (home) => !unwanted.some((name) => home.features.includes(name)),
};

function readFlags(wire: ParsedFilter, wanted: boolean): string[] {
  return featureFlags.flatMap(([name, feature]) =>
    wire[name as keyof ParsedFilter] === wanted ? [feature] : [],
  );
}

export const luxury: OptionalField<boolean> = {
  read: (wire) => wire.luxury ?? null,
  conditions: (wanted) => [wanted ? sql`kinds @> '{luxury}'` : sql`not kinds @> '{luxury}'`],
  test: (wanted) => (home) => home.kinds.includes('luxury') === wanted,
};

function namesOf<Code extends string>(
  codes: readonly Code[],
  labelOf: (code: Code) => { label: string; wire: string },
): Map<string, Code> {
  return new Map(
    codes.flatMap((code) =>
      [code, labelOf(code).label, labelOf(code).wire, code.replaceAll('-', '')].map(
        (name) => [name.toLowerCase(), code] as const,
      ),
    ),
  );
}
