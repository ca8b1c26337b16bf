import { z } from 'zod';
import {
  type ListingFileFieldKey,
  type ListingFileTerms,
  listingDocumentKeys,
  listingFileFieldKeys,
  listingFileFields,
  listingFileStates,
} from '../listing-file-fields.ts';
import { ours } from './offer-inputs.ts';
import { offerNumber, ofKind } from './offer-parts.ts';

/** A listing file's id on the wire is its number. */
export const ofListingFile = { params: z.object({ id: z.coerce.number().pipe(offerNumber) }) };
export const listingStateKeys = Object.keys(listingFileStates) as [keyof typeof listingFileStates];
export const documentKeys = listingDocumentKeys as [(typeof listingDocumentKeys)[number]];

export const listingFileLabels: Readonly<Record<string, string>> = Object.fromEntries(
  listingFileFieldKeys.map((key) => [key, listingFileFields[key].label]),
);

type Inputs = {
  [Key in ListingFileFieldKey]: z.ZodOptional<z.ZodType<ListingFileTerms[Key]>>;
};

/** The fields of a listing file as calls take them; a missing one stays as it is. */
export const listingFileInputs = Object.fromEntries(
  listingFileFieldKeys.map((key) => {
    const { kind, label } = listingFileFields[key];
    return [key, ours[kind]().optional().describe(label)];
  }),
) as unknown as Inputs;

export const listingTermsSchema = z.object(
  Object.fromEntries(
    listingFileFieldKeys.map((key) => [key, ofKind[listingFileFields[key].kind].nullable()]),
  ) as unknown as { [Key in ListingFileFieldKey]: z.ZodType<ListingFileTerms[Key]> },
);

export const exampleListingTerms: ListingFileTerms = {
  ...(Object.fromEntries(listingFileFieldKeys.map((key) => [key, null])) as ListingFileTerms),
  propertyAddress: '5112 Cass St, Omaha, NE 68132',
  listPriceCents: 38_900_000,
  commissionPercent: '5.500',
};
