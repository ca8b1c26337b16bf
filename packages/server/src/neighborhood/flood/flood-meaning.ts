import { floodMessages } from '../messages.ts';

/** How likely a flood is according to FEMA's map; `undetermined` is its zone D. */
export type FloodRisk = 'high' | 'moderate' | 'low' | 'undetermined';

interface Meaning {
  risk: FloodRisk;
  meaning: string;
}

const high: Readonly<Record<string, () => string>> = {
  A: floodMessages.highUnmeasured,
  AE: floodMessages.high,
  AH: floodMessages.standingWater,
  AO: floodMessages.flowingWater,
  AR: floodMessages.leveeRestored,
  A99: floodMessages.protectionBuilt,
  V: floodMessages.waves,
  VE: floodMessages.waves,
};

/** What a zone and its subtype on FEMA's flood maps mean (44 CFR 64.3); null for no zone at all. */
export function floodMeaning(zone: string, subtype: string): Meaning | null {
  const name = zone.toUpperCase();
  const kind = subtype.toUpperCase();
  if (kind.includes('FLOODWAY') && /^A/.test(name)) {
    return { risk: 'high', meaning: floodMessages.floodway() };
  }
  const meaning = high[name] ?? (/^[AV]\d{1,2}$/.test(name) ? floodMessages.high : undefined);
  if (meaning) return { risk: 'high', meaning: meaning() };
  if (name === 'D') {
    return { risk: 'undetermined', meaning: floodMessages.undetermined() };
  }
  if (name === 'B' || (name === 'X' && /0\.2 PCT|1 PCT/.test(kind))) {
    return { risk: 'moderate', meaning: floodMessages.moderate() };
  }
  if (name === 'X' && kind.includes('LEVEE')) {
    return { risk: 'moderate', meaning: floodMessages.levee() };
  }
  if (name === 'C' || name === 'X') {
    return { risk: 'low', meaning: floodMessages.low() };
  }
  return null;
}
