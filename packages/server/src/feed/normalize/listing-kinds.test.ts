import { expect, test } from 'vitest';
import { featuresOf, type KindFacts, kindsOf } from './listing-kinds.ts';

const services: KindFacts = {
  propertyType: 'Residential',
  propertySubtype: 'Single Family Residence',
  architecturalStyles: [],
  listPriceCents: 40_000_000,
  luxuryCents: 100_000_000,
  isWaterfront: null,
  waterfrontFeatures: [],
  hasPrivatePool: null,
  poolFeatures: [],
  lotFeatures: [],
  views: [],
  communityFeatures: [],
  associationAmenities: [],
  areHorsesPermitted: null,
  horseAmenities: [],
  otherStructures: [],
};

test.each<[Partial<KindFacts>, string[]]>([
  [{}, ['house']],
  [{ propertySubtype: null }, ['house']],
  [{ propertySubtype: 'Townhouse' }, ['townhouse']],
  [{ propertySubtype: 'Condominium' }, ['condo']],
  [{ propertySubtype: 'Villa/Patio Home' }, ['villa']],
  [{ architecturalStyles: ['Patio Home'] }, ['villa']],
  [{ propertySubtype: 'Duplex' }, ['multi-family']],
  [{ propertyType: 'Residential Income', propertySubtype: null }, ['multi-family']],
  [{ propertyType: 'Land', propertySubtype: null }, ['land']],
  [{ propertyType: 'Land', listPriceCents: 900_000_000 }, ['land']],
  [{ propertyType: 'Farm', propertySubtype: 'Agriculture' }, ['farm']],
  [{ listPriceCents: 100_000_000 }, ['house', 'luxury']],
  [{ isWaterfront: true }, ['house', 'waterfront']],
  [{ poolFeatures: ['None'] }, ['house']],
  [{ associationAmenities: ['Pool'] }, ['house', 'pool']],
  [{ areHorsesPermitted: true }, ['house', 'equestrian']],
  [{ lotFeatures: ['On Golf Course'] }, ['house', 'golf-course']],
  [{ lotFeatures: ['Near Golf Course'] }, ['house']],
])('%o belongs to %j', (facts, kinds) => {
  expect(kindsOf({ ...services, ...facts })).toEqual(kinds);
});

test.each<[Partial<KindFacts>, string[]]>([
  [{ waterfrontFeatures: ['Lake Front'] }, ['waterfront', 'lakefront']],
  [{ waterfrontFeatures: ['River Access'] }, ['waterfront', 'riverfront']],
  [{ poolFeatures: ['In Ground', 'Heated'] }, ['pool-in-ground', 'pool-access']],
  [{ poolFeatures: ['Above Ground'] }, ['pool-above-ground', 'pool-access']],
  [{ hasPrivatePool: true }, ['pool-access']],
  [{ otherStructures: ['Pole Barn'] }, ['out-building']],
  [{ otherStructures: ['None'] }, []],
  [{ horseAmenities: ['Arena'] }, ['horse-permitted']],
])('%o has %j', (facts, features) => {
  expect(featuresOf({ ...services, ...facts })).toEqual(features);
});
