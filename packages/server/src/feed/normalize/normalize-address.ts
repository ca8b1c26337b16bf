import { findCityByName, findZipPlace, stateCodeOf } from '@homestead/contract/places';
import { serviceArea } from '#platform';
import { droppedMessages, noteMessages } from '../messages.ts';
import type { FieldReader } from './field-reader.ts';
import { readText } from './read-value.ts';

export interface Address {
  street_address: string | null;
  street_number: string | null;
  unit_number: string | null;
  city: string | null;
  county: string | null;
  state: string | null;
  zip: string | null;
}

/**
 * The address of a home: from its parts when the feed gives a street name, otherwise from
 * UnparsedAddress without a trailing city, state and ZIP.
 */
export function normalizeAddress(fields: FieldReader): Address {
  const state = readState(fields);
  const zip = readZip(fields);
  const givenCity = fields.text('City', 80);
  const unit = fields.text('UnitNumber', 20)?.replace(/^(?:unit|apt|apartment|ste|#)\.?\s*/i, '');
  const street =
    addressOfParts(fields, unit ?? null) ??
    streetOf(fields.text('UnparsedAddress', 200), givenCity);
  return {
    street_address: street,
    street_number:
      readStreetNumber(fields) ?? /^\d+[A-Za-z]?(?:[-/]\d+)?(?= )/.exec(street ?? '')?.[0] ?? null,
    unit_number:
      unit || (/ (?:Unit|Apt|Ste|#)\.? ?#?([\w-]{1,10})$/i.exec(street ?? '')?.[1] ?? null),
    city: givenCity && resolveCity(fields, givenCity, zip),
    county: fields.label('CountyOrParish')?.replace(/\s+(?:county|co\.?)$/i, '') || null,
    state,
    zip,
  };
}

function readStreetNumber(fields: FieldReader): string | null {
  return fields.text('StreetNumber', 20) ?? fields.text('StreetNumberNumeric', 20);
}

function addressOfParts(fields: FieldReader, unit: string | null): string | null {
  const name = fields.text('StreetName', 80);
  if (name === null) return null;
  const parts = [
    readStreetNumber(fields),
    fields.text('StreetDirPrefix', 10),
    name,
    fields.label('StreetSuffix'),
    fields.text('StreetDirSuffix', 10),
  ].filter((part) => part !== null && part !== '0');
  const street = parts.join(' ');
  return unit ? [street, 'Unit', unit].join(' ') : street;
}

/** "915 S 119th Ct, Omaha, NE 68154" → "915 S 119th Ct". */
function streetOf(address: string | null, city: string | null): string | null {
  if (address === null) return null;
  const parts = address.split(/\s*,\s*/);
  while (parts.length > 1 && isPlacePart(parts.at(-1) ?? '', city)) parts.pop();
  return readText(parts.join(', '));
}

function isPlacePart(part: string, city: string | null): boolean {
  const withoutZip = part.replace(/\s*\b\d{5}(?:-\d{4})?$/, '');
  const withoutCity =
    city === null ? part : withoutZip.replace(new RegExp(`^${escaped(city)}\\s+`, 'i'), '');
  return (
    withoutZip === '' ||
    stateCodeOf(withoutZip) !== null ||
    stateCodeOf(withoutCity) !== null ||
    /^(?:us|usa|united states)$/i.test(part) ||
    part.toLowerCase() === city?.toLowerCase()
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function readState(fields: FieldReader): string | null {
  const text = fields.text('StateOrProvince', 40);
  if (text === null) return null;
  const code = stateCodeOf(text);
  if (code === null && text.length <= 2) {
    return fields.drop('StateOrProvince', text, droppedMessages.notState());
  }
  return code ?? text;
}

function readZip(fields: FieldReader): string | null {
  const text = fields.text('PostalCode', 20);
  if (text === null) return null;
  const zip = /^(\d{5})(?:[- ]?\d{4})?$/.exec(text)?.[1];
  return zip ?? fields.drop('PostalCode', text, droppedMessages.notZip());
}

/**
 * A city in the spelling of our table. A name that ends with one of our cities ("Westbury Creek
 * Elkhorn") is read as that city, and noted, unless the ZIP code contradicts it.
 */
function resolveCity(fields: FieldReader, given: string, zip: string | null): string {
  const known = findCityByName(serviceArea(), given);
  if (known) return known.name;
  const words = given.split(' ');
  for (let from = 1; from < words.length; from += 1) {
    const city = findCityByName(serviceArea(), words.slice(from).join(' '));
    if (!city) continue;
    const post = zip === null ? null : findZipPlace(serviceArea(), zip);
    const isPossible = !post || post.city === city.name || city.zips.includes(post.zip);
    if (!isPossible) break;
    fields.note('City', given, noteMessages.readAs({ city: city.name }));
    return city.name;
  }
  return given;
}
