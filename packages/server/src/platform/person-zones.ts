import { serviceArea } from './service-area.ts';
import { zonesOfState } from './zones-of-state.ts';

/**
 * The time zones that someone with this state in their profile may be in; the service area's where
 * the state is unknown, or the ZIP code is one of ours.
 */
export function personZones({
  state,
  zip,
}: {
  state: string | null;
  zip?: string | null;
}): readonly string[] {
  const { timeZone, zips } = serviceArea();
  const isOurs = zip ? zips.some((one) => one.zip === zip.slice(0, 5)) : false;
  return (isOurs ? null : zonesOfState(state)) ?? [timeZone];
}
