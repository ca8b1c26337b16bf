import { stateKeysOf } from '@homestead/contract/places';
import { stateZones } from './state-zones.ts';

/** The time zones of a state as a client wrote it; null if we don't know it. */
export function zonesOfState(state: string | null): readonly string[] | null {
  const key = (state ?? '').toLowerCase().replace(/[^a-z]/g, '');
  const known = [...stateZones].find(([code]) => stateKeysOf(code).includes(key));
  return known?.[1] ?? null;
}
