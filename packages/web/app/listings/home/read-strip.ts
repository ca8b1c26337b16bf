import type { WireDetail } from '@homestead/contract/listings';
import { groupedText, UNKNOWN } from '#platform';
import { bathsText } from '../baths-text.ts';
import type { StripFact } from '../listing.ts';

/**
 * The facility strip (spec 1 section 2): unknown is "–", 0 only where the feed says 0 (decision
 * 15). Square feet are the living area.
 */
export function readStrip(wire: WireDetail): StripFact[] {
  const text = (value: number | null) => (value === null ? UNKNOWN : String(value));
  const baths = bathsText({
    bathsTotal: wire.BathroomsTotalInteger,
    bathsFull: wire.BathroomsFull,
    bathsHalf: wire.BathroomsHalf,
  });
  return [
    ['Beds', text(wire.BedroomsTotal)],
    ['Baths', text(wire.BathroomsTotalInteger), baths],
    ['Sq ft', wire.LivingArea === null ? UNKNOWN : groupedText(wire.LivingArea)],
    ['Garage spaces', text(wire.GarageSpaces)],
    ['Year built', text(wire.YearBuilt)],
  ];
}
