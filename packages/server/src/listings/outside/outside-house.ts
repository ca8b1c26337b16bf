import { openAccounts } from '#accounts';
import type { House, Settings } from '#platform';
import { OutsideDesk, type OutsideService } from './outside-desk.ts';

/** The services that the settings name; null where one is not set up. */
export interface OutsideServices {
  walkScore: (OutsideService & { key: string }) | null;
  howLoud: OutsideService | null;
  flood: OutsideService | null;
  router: (OutsideService & { tableSize: number }) | null;
  geocoder: OutsideService | null;
}

/** What the calls about services outside work with. */
export interface OutsideHouse {
  db: House['db'];
  desk: OutsideDesk;
  services: OutsideServices;
  /** Counts a question of somebody before it goes out; refuses (too-many-tries) beyond the limits. */
  countAsk(who: Asker): Promise<void>;
}

/** Who causes a question: their address, null where it is not known, and the person if one is signed in. */
export type Asker =
  | { address: string; personId: string | null }
  | { address: null; personId: string };

const opened = new WeakMap<House, OutsideHouse>();

/** The outside part of the listings room, made once for a house. */
export function openOutside(house: House): OutsideHouse {
  const known = opened.get(house);
  if (known) return known;
  const { throttles } = openAccounts(house);
  const outside: OutsideHouse = {
    db: house.db,
    desk: new OutsideDesk(house),
    services: readServices(house.settings),
    countAsk: ({ address, personId }) =>
      throttles.count('ask-outside', {
        address: address ?? `person ${personId}`,
        ...(personId !== null && { account: personId }),
      }),
  };
  opened.set(house, outside);
  return outside;
}

function readServices(settings: Settings): OutsideServices {
  const { brokerage, publicUrl } = settings;
  // Nominatim wants to be told which site asks, and how to reach its people.
  const agent = `Homestead (${publicUrl}${brokerage.email ? `; ${brokerage.email}` : ''})`;
  const asked = (
    name: OutsideService['name'],
    url: string,
    limits: { perDay: number; keptDays: number; atOnce: number },
  ): OutsideService => ({
    name,
    url,
    requestsPerDay: limits.perDay,
    keptDays: limits.keptDays,
    atOnce: limits.atOnce,
    headers: { 'user-agent': agent },
  });
  return {
    walkScore:
      settings.WALKSCORE_KEY === undefined
        ? null
        : {
            ...asked('walkscore', settings.WALKSCORE_URL, {
              perDay: settings.WALKSCORE_REQUESTS_PER_DAY,
              keptDays: settings.WALKSCORE_KEPT_DAYS,
              atOnce: 4,
            }),
            key: settings.WALKSCORE_KEY,
          },
    howLoud:
      settings.HOWLOUD_KEY === undefined
        ? null
        : {
            ...asked('howloud', settings.HOWLOUD_URL, {
              perDay: settings.HOWLOUD_REQUESTS_PER_DAY,
              keptDays: settings.HOWLOUD_KEPT_DAYS,
              atOnce: 4,
            }),
            headers: { 'user-agent': agent, 'x-api-key': settings.HOWLOUD_KEY },
          },
    flood:
      settings.FLOOD_URL === undefined
        ? null
        : asked('flood', settings.FLOOD_URL, {
            perDay: settings.FLOOD_REQUESTS_PER_DAY,
            keptDays: settings.FLOOD_KEPT_DAYS,
            atOnce: 4,
          }),
    router:
      settings.OSRM_URL === undefined
        ? null
        : {
            ...asked('osrm', settings.OSRM_URL, {
              perDay: settings.OSRM_REQUESTS_PER_DAY,
              keptDays: settings.OSRM_KEPT_DAYS,
              atOnce: 8,
            }),
            tableSize: settings.OSRM_TABLE_SIZE,
          },
    geocoder:
      settings.NOMINATIM_URL === undefined
        ? null
        : {
            ...asked('nominatim', settings.NOMINATIM_URL, {
              perDay: settings.NOMINATIM_REQUESTS_PER_DAY,
              keptDays: settings.NOMINATIM_KEPT_DAYS,
              atOnce: 1,
            }),
            pauseMs: settings.NOMINATIM_PAUSE_MILLISECONDS,
          },
  };
}
