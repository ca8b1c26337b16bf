/** How likely a flood is according to FEMA's map; `undetermined` is its zone D. */
export type FloodRisk = 'high' | 'moderate' | 'low' | 'undetermined';

interface Meaning {
  risk: FloodRisk;
  meaning: string;
}

const HIGH = 'At least a 1 percent chance of a flood in any year';
const LOAN = 'A federally backed loan asks for flood insurance.';

const high: Readonly<Record<string, string>> = {
  A: `${HIGH}; how high the water would stand is not worked out. ${LOAN}`,
  AE: `${HIGH}. ${LOAN}`,
  AH: `${HIGH}, as standing water of 1 to 3 feet. ${LOAN}`,
  AO: `${HIGH}, as flowing water of 1 to 3 feet. ${LOAN}`,
  AR: `${HIGH} while a levee is being restored. ${LOAN}`,
  A99: `${HIGH}, until a flood protection under construction is finished. ${LOAN}`,
  V: `${HIGH}, with waves. ${LOAN}`,
  VE: `${HIGH}, with waves. ${LOAN}`,
};

/** What a zone and its subtype on FEMA's flood maps mean (44 CFR 64.3); null for no zone at all. */
export function floodMeaning(zone: string, subtype: string): Meaning | null {
  const name = zone.toUpperCase();
  const kind = subtype.toUpperCase();
  if (kind.includes('FLOODWAY') && /^A/.test(name)) {
    return {
      risk: 'high',
      meaning: `In the floodway, which must stay open for floods. ${HIGH}. ${LOAN}`,
    };
  }
  const meaning = high[name] ?? (/^[AV]\d{1,2}$/.test(name) ? `${HIGH}. ${LOAN}` : undefined);
  if (meaning) return { risk: 'high', meaning };
  if (name === 'D') {
    return {
      risk: 'undetermined',
      meaning: 'A flood is possible; nobody has worked out how likely.',
    };
  }
  if (name === 'B' || (name === 'X' && /0\.2 PCT|1 PCT/.test(kind))) {
    return {
      risk: 'moderate',
      meaning: 'Between a 0.2 and a 1 percent chance of a flood in any year, or a shallow one.',
    };
  }
  if (name === 'X' && kind.includes('LEVEE')) {
    return {
      risk: 'moderate',
      meaning: 'Protected by a levee, which lowers the risk but does not end it.',
    };
  }
  if (name === 'C' || name === 'X') {
    return { risk: 'low', meaning: 'Minimal flood hazard, outside the mapped floodplains.' };
  }
  return null;
}
