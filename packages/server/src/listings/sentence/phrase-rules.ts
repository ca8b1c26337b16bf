import type { ListingKind } from '@homestead/contract/feed';
import { kindLabels, type SearchableStatus } from '@homestead/contract/listings';
import { sentenceMessages } from '../messages.ts';
import type { SentenceCondition } from './condition.ts';
import type { Phrase } from './phrase.ts';
import { sortPhrases, timePhrases } from './time-phrases.ts';

const flag = (
  field: SentenceCondition['field'],
  label: string,
  value: boolean = true,
): SentenceCondition[] => [{ field, value, label }];
const kind = (code: ListingKind): SentenceCondition[] => [
  { field: 'propertytype', value: kindLabels[code].wire, label: kindLabels[code].label },
];
const status = (code: SearchableStatus, label: string): SentenceCondition[] => [
  { field: 'status', value: code, label },
];
const stories = (count: number): SentenceCondition[] => [
  { field: 'storiesmin', value: count, label: sentenceMessages.stories({ count }) },
  { field: 'storiesmax', value: count, label: sentenceMessages.stories({ count }) },
];
/** Phrases with what they ask for. The longest match wins. */
export const phrases: readonly Phrase[] = [
  {
    says: 'studio|studios|efficiency',
    gives: () => [
      { field: 'number_of_beds', value: 0, label: sentenceMessages.studio() },
      { field: 'exact', value: true, label: '' },
    ],
  },
  // Types and kinds.
  {
    says: 'house|houses|single family|single family home|single family homes|single family house|single family houses|detached home|detached house|family home|family homes|family house',
    gives: () => kind('house'),
  },
  {
    says: 'townhouse|townhouses|townhome|townhomes|town house|town home|row house|row houses|rowhouse',
    gives: () => kind('townhouse'),
  },
  { says: 'condo|condos|condominium|condominiums', gives: () => kind('condo') },
  { says: 'villa|villas|patio home|patio homes', gives: () => kind('villa') },
  { says: 'luxury|luxury home|luxury homes', gives: () => kind('luxury') },
  {
    says: 'multi family|multi family home|multi family homes|multifamily|duplex|duplexes|triplex|fourplex|two family|investment property with units',
    gives: () => kind('multi-family'),
  },
  {
    says: 'land|vacant land|lots|vacant lot|vacant lots|building lot|building site|empty lot',
    gives: () => kind('land'),
  },
  { says: 'farm|farms|farmland|farm land', gives: () => kind('farm') },
  // Style: filters support the feed's stories; other styles are words below.
  {
    says: 'ranch|ranches|ranch style|ranch home|ranch homes|rancher|single story|single level|one level|all on one level',
    gives: () => stories(1),
  },
  // Features: the rules of listing-kinds.ts.
  {
    says: 'waterfront|on the water|water front|water access',
    gives: () => flag('waterfront', sentenceMessages.waterfront()),
    lacks: () => flag('waterfront', sentenceMessages.noWaterfront(), false),
  },
  {
    says: 'lakefront|lake front|on a lake|on the lake|lake home|lake house|lake homes|lake property|lake',
    gives: () => flag('lakefront', sentenceMessages.lakefront()),
  },
  {
    says: 'riverfront|river front|on the river|on a river|river',
    gives: () => flag('riverfront', sentenceMessages.riverfront()),
  },
  {
    says: 'pool|pools|swimming pool|pool access|community pool|private pool',
    gives: () => flag('pool_Access', sentenceMessages.pool()),
    lacks: () => flag('pool_Access', sentenceMessages.noPool(), false),
  },
  {
    says: 'in ground pool|inground pool|in ground swimming pool|pool in ground',
    gives: () => flag('pool_In_Ground', sentenceMessages.poolInGround()),
  },
  {
    says: 'above ground pool|pool above ground',
    gives: () => flag('pool_Above_Ground', sentenceMessages.poolAboveGround()),
  },
  {
    says: 'golf|golf course|golfcourse|on a golf course|on the golf course|golf course view|golf community',
    gives: () => flag('golf_Course', sentenceMessages.golfCourse()),
  },
  {
    says: 'horse|horses|for horses|horse property|horse permitted|horses permitted|equestrian|horses allowed|horse friendly',
    gives: () => flag('horse_Permitted', sentenceMessages.horsePermitted()),
  },
  {
    says: 'out building|outbuilding|out buildings|outbuildings|barn|pole barn|workshop|shed',
    gives: () => flag('out_Building', sentenceMessages.outBuilding()),
  },
  {
    says: 'basement|basements',
    gives: () => flag('basementyn', sentenceMessages.basement()),
    lacks: () => flag('basementyn', sentenceMessages.noBasement(), false),
  },
  {
    says: 'garage|garages|parking garage',
    gives: () => [
      { field: 'garagespacesmin', value: 1, label: sentenceMessages.garageFrom({ count: 1 }) },
    ],
    lacks: () => [{ field: 'garagespacesmax', value: 0, label: sentenceMessages.noGarage() }],
  },
  {
    says: 'fireplace|fire place|fireplaces',
    gives: () => [
      { field: 'fireplacemin', value: 1, label: sentenceMessages.fireplacesFrom({ count: 1 }) },
    ],
    lacks: () => [{ field: 'fireplacemax', value: 0, label: sentenceMessages.noFireplace() }],
  },
  {
    says: 'hoa|hoas|hoa dues|hoa fee|hoa fees|association dues|homeowners association',
    gives: () => null,
    lacks: () => [{ field: 'hoamax', value: 0, label: sentenceMessages.noHoa() }],
  },
  {
    says: 'new construction|newly built|new build|new builds|brand new|new home|new homes|newly constructed|never lived in',
    gives: () => flag('newconstructionyn', sentenceMessages.newConstruction()),
    lacks: () => flag('newconstructionyn', sentenceMessages.notNewConstruction(), false),
  },
  {
    says: 'not new construction',
    gives: () => flag('newconstructionyn', sentenceMessages.notNewConstruction(), false),
  },
  {
    says: 'acreage|acreages',
    gives: () => [
      { field: 'lotsizemin', value: 1, label: sentenceMessages.lotFrom({ size: 1, count: 1 }) },
    ],
  },
  {
    says: 'half acre|half an acre|half acre lot',
    gives: () => [
      { field: 'lotsizemin', value: 0.5, label: sentenceMessages.lotFrom({ size: 0.5, count: 1 }) },
    ],
  },
  {
    says: 'quarter acre|quarter of an acre|quarter acre lot',
    gives: () => [
      {
        field: 'lotsizemin',
        value: 0.25,
        label: sentenceMessages.lotFrom({ size: 0.25, count: 1 }),
      },
    ],
  },
  {
    says: 'an acre|acre|acre lot',
    gives: () => [
      { field: 'lotsizemin', value: 1, label: sentenceMessages.lotFrom({ size: 1, count: 1 }) },
    ],
  },
  // Status.
  {
    says: 'active|for sale now|status active|available|available now',
    gives: () => status('Active', sentenceMessages.active()),
  },
  {
    says: 'pending|sale pending|status pending',
    gives: () => status('Pending', sentenceMessages.pending()),
  },
  {
    says: 'under contract|contingent|active under contract|status under contract',
    gives: () => status('ActiveUnderContract', sentenceMessages.underContract()),
  },
  {
    says: 'coming soon|status coming soon',
    gives: () => status('ComingSoon', sentenceMessages.comingSoon()),
  },
  ...timePhrases,
  ...sortPhrases,
  // Recognized, but left to the filters: sold homes are shown only where the MLS permits it,
  // and a sentence about age reads too easily as one about people, although communities for older
  // persons are lawful (42 U.S.C. 3607(b)).
  {
    says: 'sold|recently sold|closed|sold homes|off market|for rent|rent|rental|rentals|to rent',
    gives: () => null,
  },
  {
    says: '55+|55 plus|55+ community|55 plus community|55 and over|55 and over community|over 55|over 55 community|senior living|senior community|senior housing|active adult|active adult community|retirement|retirement community|retirement home|62+|62 plus',
    gives: () => null,
  },
];
