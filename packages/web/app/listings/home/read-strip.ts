import type { WireDetail } from '@homestead/contract/listings';
import { groupedText, UNKNOWN } from '#platform';
import { bathsText } from '../listing/baths-text.ts';
import type { StripFact } from '../listing/listing.ts';
import { homeFactMessages } from '../messages/home-facts.ts';

/**
 * The facility strip: unknown is "–", 0 only if the feed says 0. Square feet are the
 * living area.
 */
export function readStrip(wire: WireDetail): StripFact[] {
  const text = (value: number | null) => (value === null ? UNKNOWN : String(value));
  const baths = bathsText({
    bathsTotal: wire.BathroomsTotalInteger,
    bathsFull: wire.BathroomsFull,
    bathsHalf: wire.BathroomsHalf,
  });
  return [
    [homeFactMessages.beds(), text(wire.BedroomsTotal)],
    [homeFactMessages.baths(), text(wire.BathroomsTotalInteger), baths],
    [
      homeFactMessages.squareFeet(),
      wire.LivingArea === null ? UNKNOWN : groupedText(wire.LivingArea),
    ],
    [homeFactMessages.garageSpaces(), text(wire.GarageSpaces)],
    [homeFactMessages.yearBuilt(), text(wire.YearBuilt)],
  ];
}
