import type { DwellingKind } from '../market/dwelling.ts';
import type { Status } from '../market/life.ts';
import type { HomeStyle } from '../pictures/picture.ts';

/** The OriginatingSystemName of every record. */
export const systemName = 'Sample Plains MLS';

export const statusWords: Readonly<Record<Status, string>> = {
  ComingSoon: 'Coming Soon',
  Active: 'Active',
  ActiveUnderContract: 'Active Under Contract',
  Pending: 'Pending',
  Closed: 'Closed',
  Withdrawn: 'Withdrawn',
  Expired: 'Expired',
  Canceled: 'Canceled',
  Hold: 'Hold',
};

/** MlsStatus: this MLS's own names for the standard statuses. */
export const mlsStatusWords: Readonly<Record<Status, string>> = {
  ...statusWords,
  Active: 'ACTIVE',
  ActiveUnderContract: 'PENDING-SHOW FOR BACKUP',
  Pending: 'PENDING',
  Closed: 'SOLD',
  ComingSoon: 'COMING SOON',
};

export const typeWords: Readonly<Record<DwellingKind, readonly [type: string, subType: string]>> = {
  house: ['Residential', 'Single Family Residence'],
  townhouse: ['Residential', 'Townhouse'],
  villa: ['Residential', 'Villa'],
  condo: ['Residential', 'Condominium'],
  loft: ['Residential', 'Condominium'],
  duplex: ['Residential Income', 'Duplex'],
  triplex: ['Residential Income', 'Triplex'],
  fourplex: ['Residential Income', 'Quadruplex'],
  lot: ['Land', 'Unimproved Land'],
  acres: ['Land', 'Agriculture'],
  farm: ['Farm', 'Farm'],
};

export const styleWords: Readonly<Record<HomeStyle, readonly string[]>> = {
  ranch: ['Ranch'],
  'two-story': ['Traditional'],
  'split-entry': ['Split Entry'],
  'split-level': ['Multi-Level'],
  'one-and-half': ['Cape Cod'],
  tudor: ['Tudor'],
  craftsman: ['Craftsman'],
  bungalow: ['Bungalow'],
  contemporary: ['Contemporary'],
  prairie: ['Prairie'],
  colonial: ['Colonial'],
  townhouse: ['Traditional'],
  condo: ['Contemporary'],
  villa: ['Patio Home', 'Ranch'],
  farmhouse: ['Farmhouse'],
  'multi-family': ['Traditional'],
  land: [],
};

export const levelWords = (stories: number, style: HomeStyle): string[] => {
  if (stories === 0) return [];
  if (style === 'split-level' || style === 'split-entry') return ['Multi/Split'];
  if (stories === 1.5) return ['One and One Half'];
  return [stories === 1 ? 'One' : stories === 2 ? 'Two' : 'Three Or More'];
};
