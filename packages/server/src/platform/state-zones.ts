/**
 * The time zones in use in each state, D.C. and territory: 49 CFR part 71, with Arizona's exemption
 * from daylight time (outside of the Navajo Nation) and those of Hawaii and the territories, in
 * names of the IANA time zone database. Parts of a state with their own clocks in the past only are
 * left out.
 */
const lines = `
  AK America/Anchorage America/Adak
  AL AR IA IL LA MN MO MS OK WI America/Chicago
  AS Pacific/Pago_Pago
  AZ America/Phoenix America/Denver
  CA WA America/Los_Angeles
  CO MT NM UT WY America/Denver
  CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV America/New_York
  FL KY TN America/New_York America/Chicago
  GU MP Pacific/Guam
  HI Pacific/Honolulu
  ID America/Boise America/Los_Angeles
  IN America/Indiana/Indianapolis America/Chicago
  KS ND NE SD TX America/Chicago America/Denver
  MI America/Detroit America/Menominee
  NV America/Los_Angeles America/Denver
  OR America/Los_Angeles America/Boise
  PR America/Puerto_Rico
  VI America/St_Thomas`;

/** The zones of each state, by its code. */
export const stateZones: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.trim().split(' ');
      const zones = words.filter((word) => word.includes('/'));
      return words.filter((word) => !word.includes('/')).map((code) => [code, zones] as const);
    }),
);
