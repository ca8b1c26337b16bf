import { z } from 'zod';
import { type OutsideQuestion, serviceArea } from '#platform';
import type { FoundPlace, Spot } from './place.ts';

const degrees = (most: number) => z.coerce.number().min(-most).max(most);
const part = () => z.string().max(200).optional().catch(undefined);

/**
 * One place of Nominatim, format jsonv2 with its address in parts (nominatim.org, "Search",
 * "Reverse").
 */
const placeSchema = z.object({
  lat: degrees(90),
  lon: degrees(180),
  display_name: z.string().min(1).max(1000),
  name: part(),
  address: z
    .object({
      house_number: part(),
      road: part(),
      city: part(),
      town: part(),
      village: part(),
      state: part(),
      postcode: part(),
      'ISO3166-2-lvl4': part(),
    })
    .optional()
    .catch(undefined),
});

type NominatimPlace = z.output<typeof placeSchema>;

const MAX_PLACES = 10;
/** The radius of a nearby search, in degrees: about four miles. */
const NEAR = 0.06;
const DAY_SECONDS = 86_400;

/**
 * Asks Nominatim for places by address or name, only in the US; near a point, only for those
 * around it. An empty list is an answer.
 */
export function searchQuestion(q: string, near: Spot | null): OutsideQuestion<FoundPlace[]> {
  const text = q.replace(/\s+/g, ' ').trim();
  const query = new URLSearchParams({
    q: text,
    format: 'jsonv2',
    addressdetails: '1',
    countrycodes: 'us',
    limit: String(MAX_PLACES),
    'accept-language': 'en',
    // Results from the service area come first.
    viewbox: near ? boxAround(near) : serviceArea().box.join(','),
    ...(near && { bounded: '1' }),
  });
  return {
    about: ['search', text.toLowerCase(), near && boxAround(near)],
    path: `/search?${query}`,
    read: (sent) => z.array(placeSchema).parse(sent).slice(0, MAX_PLACES).map(placeOf),
  };
}

/** Asks Nominatim what is at a point; a person's location is remembered for only a day. */
export function reverseQuestion({ latitude, longitude }: Spot): OutsideQuestion<FoundPlace> {
  const query = new URLSearchParams({
    lat: latitude.toFixed(4),
    lon: longitude.toFixed(4),
    format: 'jsonv2',
    addressdetails: '1',
    zoom: '18',
    'accept-language': 'en',
  });
  return {
    about: ['reverse', latitude.toFixed(4), longitude.toFixed(4)],
    path: `/reverse?${query}`,
    keptSeconds: DAY_SECONDS,
    read: (sent) => {
      const isNothing = z.object({ error: z.unknown() }).safeParse(sent);
      if (isNothing.success && isNothing.data.error !== undefined) return null;
      return { ...placeOf(placeSchema.parse(sent)), latitude, longitude };
    },
  };
}

function boxAround({ latitude, longitude }: Spot): string {
  const sides = [longitude - NEAR, latitude + NEAR, longitude + NEAR, latitude - NEAR];
  return sides.map((side) => side.toFixed(3)).join(',');
}

function placeOf(place: NominatimPlace): FoundPlace {
  return { label: labelOf(place), latitude: place.lat, longitude: place.lon, source: 'map' };
}

/** "1416 Dodge St, Omaha, NE 68102", preceded by the name of what is there. */
function labelOf({ address, name, display_name }: NominatimPlace): string {
  const { house_number, road, city, town, village, state, postcode } = address ?? {};
  const street = road && [house_number, road].filter(Boolean).join(' ');
  const short = /^US-([A-Z]{2})$/.exec(address?.['ISO3166-2-lvl4'] ?? '')?.[1] ?? state;
  const parts = [street, city ?? town ?? village, [short, postcode].filter(Boolean).join(' ')];
  const line = parts.filter(Boolean).join(', ');
  if (!street || !line) return display_name.slice(0, 200);
  return name && name !== road ? `${name}, ${line}` : line;
}
