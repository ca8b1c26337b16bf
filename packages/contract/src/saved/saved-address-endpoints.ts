import { z } from 'zod';
import { placeText } from '#listings';
import { defineEndpoint, lineText } from '#platform';
import { savedCalls } from './calls.ts';

const signedIn = { kind: 'signed-in' } as const;
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const labels = { label: 'Name', address: 'Address', addressId: 'Address' };

const savedAddressSchema = z.object({
  addressId: z.string(),
  label: z.string(),
  address: z.string(),
  latitude,
  longitude,
});

const exampleAddress = {
  addressId: '7d8a0c9e-2f5b-4a53-9d5c-0d6c7f9b1a11',
  label: 'Work',
  address: '1416 Dodge St, Omaha, NE 68102',
  latitude: 41.2597,
  longitude: -95.9361,
};

/** Our own. `hasTravelTimes`: travel times are available, so homes can be filtered by them. */
export const getSavedAddresses = defineEndpoint(savedCalls.getSavedAddresses, {
  whileSeeingAs: 'personal',
  access: signedIn,
  summary: 'The caller’s saved addresses for the commute, at most five',
  answer: z.object({ value: z.array(savedAddressSchema), hasTravelTimes: z.boolean() }),
  example: { value: [exampleAddress], hasTravelTimes: true },
});

/** Our own. Saving the same address again updates its name. */
export const saveAddress = defineEndpoint(savedCalls.saveAddress, {
  access: signedIn,
  summary: 'Save an address for the commute',
  labels,
  body: z.object({ label: lineText(40).min(1), address: placeText }),
  answer: savedAddressSchema,
  example: exampleAddress,
});

/** Our own. */
export const removeSavedAddress = defineEndpoint(savedCalls.removeSavedAddress, {
  access: signedIn,
  summary: 'Delete a saved address',
  labels,
  body: z.object({ addressId: z.uuid() }),
  answer: z.object({ statusCode: z.literal('success') }),
  example: { statusCode: 'success' },
});
