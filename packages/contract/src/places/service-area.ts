import type { Outline, Position } from './position.ts';

/** One of the cities that the brokerage serves. */
export interface City {
  readonly name: string;
  /** County without the word County. */
  readonly county: string;
  /** 'NE' */
  readonly state: string;
  /** The town center, not the middle of the outline. */
  readonly center: Position;
  /** Simplified city limits, not a legal boundary. */
  readonly outline: Outline;
  /** ZIP codes in the city or named after it, delivery areas only. */
  readonly zips: readonly string[];
}

/** A ZIP code with its post-office city, its county and its center. */
export interface ZipPlace {
  readonly zip: string;
  readonly city: string;
  readonly county: string;
  readonly state: string;
  readonly center: Position;
}

/** The annual property tax in percent of the price, as decimal text, and where it comes from. */
interface TaxRate {
  readonly percent: string;
  readonly year: number;
  readonly source: string;
}

export interface County {
  readonly name: string;
  readonly state: string;
  readonly tax?: TaxRate | undefined;
}

/** West, south, east and north in degrees. */
type Box = readonly [west: number, south: number, east: number, north: number];

/** Where a brokerage works: the content of a service area file (docs/service-area.md). */
export interface ServiceArea {
  /** As in "Omaha time" and "around Omaha" */
  readonly name: string;
  /** Such as America/Chicago */
  readonly timeZone: string;
  /** Codes of the states with homes, the main one first. */
  readonly states: readonly string[];
  /** A position outside of it is noted, and the map can't be moved out of it. */
  readonly box: Box;
  /** What the map shows first. */
  readonly mapStart: Box;
  /** What the state's law says about buyer agreements; null where nothing needs to be said. */
  readonly buyerAgreement: {
    readonly forVisitors: string;
    /** English is shown where it is missing. */
    readonly forVisitorsInSpanish?: string | undefined;
    readonly forAgents: string;
    readonly source: string;
  } | null;
  /** The tax rate in counties without their own. */
  readonly taxElsewhere: TaxRate;
  /** The tax on selling a home in a state; null where there is none or it isn’t known. */
  readonly transferTax: {
    readonly state: string;
    /** For each $1,000 of the price or part of it. */
    readonly centsPerThousand: number;
    readonly source: string;
  } | null;
  /** Where soil may hold lead, the metal, which an addendum to the contract discloses. */
  readonly leadInSoilArea: {
    readonly state: string;
    readonly outline: Outline;
    readonly source: string;
    /** Where results of samples are looked up by address. */
    readonly registry: { readonly name: string; readonly url: string } | null;
  } | null;
  /** In the order in which they are listed. */
  readonly cities: readonly City[];
  readonly counties: readonly County[];
  /** All ZIP codes of the counties, in numeric order. */
  readonly zips: readonly ZipPlace[];
}

/** Takes a city name in any case, with single or repeated spaces. */
export function findCityByName({ cities }: Pick<ServiceArea, 'cities'>, name: string): City | null {
  const wanted = name.trim().replace(/\s+/g, ' ').toLowerCase();
  return cities.find((city) => city.name.toLowerCase() === wanted) ?? null;
}

const byCode = new WeakMap<readonly ZipPlace[], ReadonlyMap<string, ZipPlace>>();

/** Takes '68132' or '68132-1234'; null for a ZIP code that is not in the table. */
export function findZipPlace(
  { zips }: { zips: readonly ZipPlace[] },
  text: string,
): ZipPlace | null {
  const code = /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(text)?.[1] ?? '';
  const places = byCode.get(zips) ?? new Map(zips.map((place) => [place.zip, place]));
  byCode.set(zips, places);
  return places.get(code) ?? null;
}

export function isInBox([longitude, latitude]: Position, [west, south, east, north]: Box): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}
