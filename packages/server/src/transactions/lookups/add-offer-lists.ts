import { type OfferListName, offerListNames, offerLists } from '@homestead/contract/transactions';
import { addOfficeLists } from '#leads';
import { type Services, serviceArea } from '#platform';

const elsewhere =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY';

/** What the lists start with; types are called what the MLS calls them. */
export const offerListStarts = {
  propertyTypes: 'Residential|Residential Income|Land|Farm',
  propertySubTypes:
    'Single Family Residence|Townhouse|Condominium|Villa|Duplex|Triplex|Quadruplex|Unimproved Land|Agriculture|Farm',
  clientTypes: 'Buyer|Seller|Buyer/Seller',
  buyerTypes: 'First-time buyer|Move-up buyer|Downsizing|Relocation|Second home|Investor',
  financeTypes: 'Cash|Conventional|FHA|VA|USDA|NIFA|Assumption|Seller financing',
  financeStates:
    'Preapproved|Prequalified|Application started|Not applied yet|Proof of funds provided',
  surveys:
    'No survey|Improvement location survey|Boundary survey|Boundary survey with pins|ALTA/NSPS survey|Existing survey from the seller',
  sids: 'None|Douglas County SID|Sarpy County SID|Washington County SID|Saunders County SID|Cass County SID',
  deeds:
    'Warranty deed|Joint tenancy warranty deed|Special warranty deed|Quitclaim deed|Personal representative’s deed|Trustee’s deed',
  deedStatuses: 'Not ordered|Ordered|Drafted|Signed|Recorded',
  warrantyTypes: 'Non-Evaluated|Evaluated|No warranty',
  warrantyPayees: 'Buyer Pays|Seller Pays',
  inspectionTypes:
    'Whole house|Radon|Sewer scope|Roof|Chimney and fireplace|Heating and cooling|Electrical|Structural|Mold|Well and septic|Lead-based paint|Pool and spa',
  saleContingencies:
    'Not contingent|Sale and closing of the buyer’s home|Closing of the buyer’s home, which is under contract',
  closingCostPayers: 'Buyer|Seller|Half each|As written in the other provisions',
} satisfies Partial<Record<OfferListName, string>>;

/** Adds the reference lists of offers to those of the office. Runs at every start. */
export async function addOfferLists(services: Pick<Services, 'db'>): Promise<void> {
  const { states, counties } = serviceArea();
  const named: Record<OfferListName, readonly string[]> = {
    ...(Object.fromEntries(
      Object.entries(offerListStarts).map(([name, entries]) => [name, entries.split('|')]),
    ) as Record<keyof typeof offerListStarts, string[]>),
    states: [...new Set([...states, ...elsewhere.split('|')])],
    counties: counties.map(({ name }) => name),
  };
  await addOfficeLists(
    services,
    offerListNames.map((name) => ({ ...offerLists[name], starts: named[name] })),
  );
}
