import type { FeedRecord } from '../feed/property-head.ts';
import { mix, share } from '../market/chance.ts';

/**
 * Defects of real files. An importer should accept the first group as it is; the second makes a
 * field or a whole record unusable.
 */
export const gapKinds = [
  'no-lot-size',
  'no-living-area',
  'no-baths',
  'no-beds',
  'same-address',
  'range-address',
  'unit-address',
  'no-house-number',
  'odd-city',
  'firm-spelling',
  'bare-row',
] as const;
export const nonsenseKinds = [
  'longitude-zero',
  'year-20255',
  'negative-price',
  'no-key',
  'duplicate-key',
  'not-an-object',
  'text-for-number',
] as const;
export type FaultKind = (typeof gapKinds)[number] | (typeof nonsenseKinds)[number];

/** Shares of the rows that show each gap, near those of a real county-wide file. */
const shares: Readonly<Record<FaultKind, number>> = {
  'no-lot-size': 0.08,
  'no-living-area': 0.035,
  'no-baths': 0.03,
  'no-beds': 0.025,
  'same-address': 0.012,
  'range-address': 0.006,
  'unit-address': 0.02,
  'no-house-number': 0.008,
  'odd-city': 0.002,
  'firm-spelling': 0.2,
  'bare-row': 0.35,
  'longitude-zero': 0.002,
  'year-20255': 0.002,
  'negative-price': 0.002,
  'no-key': 0.002,
  'duplicate-key': 0.002,
  'not-an-object': 0.001,
  'text-for-number': 0.002,
};

const allKinds: readonly FaultKind[] = [...gapKinds, ...nonsenseKinds];

/** Which faults a row gets; in small files every kind appears at least once. */
function faultsOf(seed: number, row: number): FaultKind[] {
  const forced = row % 97 === 3 ? allKinds[Math.floor(row / 97) % allKinds.length] : undefined;
  return allKinds.filter(
    (kind, at) => kind === forced || share(seed, row, 900 + at) < shares[kind],
  );
}

const drop = (record: FeedRecord, ...fields: string[]): void => {
  for (const field of fields) record[field] = null;
};

/** A firm's name in its other spelling: 'Elm & Ember Properties' as 'ELM AND EMBER PROPERTIES'. */
const otherSpelling = (name: string): string => name.replaceAll('&', 'and').toUpperCase();

/** A record with faults, as written to the file. */
type SpoiledRow = { readonly row: unknown; readonly faults: readonly FaultKind[] };

/** Damages a record; `before` is the row above it, as it was written. */
export function spoil(
  record: FeedRecord,
  before: FeedRecord | null,
  seed: number,
  row: number,
): SpoiledRow {
  const faults = faultsOf(seed, row).filter(
    (kind) => before !== null || (kind !== 'same-address' && kind !== 'duplicate-key'),
  );
  const spoiled: FeedRecord = { ...record };
  const street = `${String(record.StreetName)} ${String(record.StreetSuffix ?? '')}`.trim();
  const number = Number(record.StreetNumberNumeric);
  for (const fault of faults) {
    switch (fault) {
      case 'no-lot-size':
        drop(
          spoiled,
          'LotSizeAcres',
          'LotSizeSquareFeet',
          'LotSizeArea',
          'LotSizeUnits',
          'LotSizeDimensions',
        );
        break;
      case 'no-living-area':
        drop(
          spoiled,
          'LivingArea',
          'LivingAreaUnits',
          'BuildingAreaTotal',
          'AboveGradeFinishedArea',
          'BelowGradeFinishedArea',
        );
        break;
      case 'no-baths':
        drop(
          spoiled,
          'BathroomsTotalInteger',
          'BathroomsFull',
          'BathroomsThreeQuarter',
          'BathroomsHalf',
        );
        break;
      case 'no-beds':
        drop(spoiled, 'BedroomsTotal', 'MainLevelBedrooms');
        break;
      case 'same-address':
        for (const field of [
          'UnparsedAddress',
          'StreetNumber',
          'StreetNumberNumeric',
          'StreetDirPrefix',
          'StreetName',
          'StreetSuffix',
          'UnitNumber',
          'City',
          'PostalCode',
          'CountyOrParish',
        ]) {
          spoiled[field] = before?.[field] ?? null;
        }
        break;
      case 'range-address':
        spoiled.UnparsedAddress = `${number}-${number + 2} ${street}`;
        spoiled.StreetNumber = `${number}-${number + 2}`;
        break;
      case 'unit-address':
        spoiled.UnparsedAddress = `${number} ${street} Apt ${1 + (mix(row, 3) % 40)}`;
        break;
      case 'no-house-number':
        spoiled.UnparsedAddress = `${String(record.SubdivisionName)} Lot ${1 + (mix(row, 4) % 120)}`;
        drop(
          spoiled,
          'StreetNumber',
          'StreetNumberNumeric',
          'StreetDirPrefix',
          'StreetName',
          'StreetSuffix',
        );
        break;
      case 'odd-city':
        spoiled.City = `${String(record.SubdivisionName)} ${String(record.City)}`;
        break;
      case 'firm-spelling':
        spoiled.ListOfficeName = otherSpelling(String(record.ListOfficeName));
        break;
      case 'bare-row':
        drop(
          spoiled,
          'PublicRemarks',
          'YearBuilt',
          'ElementarySchool',
          'MiddleOrJuniorSchool',
          'HighSchool',
          'ElementarySchoolDistrict',
          'MiddleOrJuniorSchoolDistrict',
          'HighSchoolDistrict',
          'PropertySubType',
          'OnMarketDate',
          'PhotosCount',
        );
        if ('Media' in spoiled) spoiled.Media = [];
        break;
      case 'longitude-zero':
        spoiled.Longitude = 0;
        break;
      case 'year-20255':
        spoiled.YearBuilt = 20_255;
        break;
      case 'negative-price':
        spoiled.ListPrice = -1;
        break;
      case 'no-key':
        delete spoiled.ListingKey;
        break;
      case 'duplicate-key':
        spoiled.ListingKey = before?.ListingKey ?? record.ListingKey;
        break;
      case 'text-for-number':
        spoiled.LotSizeAcres = 'see remarks';
        spoiled.BedroomsTotal = 'three';
        break;
      case 'not-an-object':
        return {
          row: `${String(record.UnparsedAddress)}, see the other file`,
          faults: ['not-an-object'],
        };
    }
  }
  return { row: spoiled, faults };
}
