import { type Geocoding, openGeocoding } from '#listings';
import {
  countOutsideRequest,
  describeService,
  type OutsideService,
  type Requester,
  type ServiceGateway,
  type Services,
  type Settings,
  SettingsError,
  serviceGatewayOf,
} from '#platform';
import type { PlacesData } from './places/places-index.ts';
import { readPlacesFile } from './places/read-places-file.ts';

/** A driving router, and how many places one table of travel times may have. */
export interface Router extends OutsideService {
  tableSize: number;
}

/** The services named in the settings; null where one is not set up. */
export interface OutsideServices {
  walkScore: (OutsideService & { key: string }) | null;
  howLoud: OutsideService | null;
  flood: OutsideService | null;
  router: Router | null;
}

/** What the calls of this room work with. */
export interface NeighborhoodServices {
  db: Services['db'];
  gateway: ServiceGateway;
  services: OutsideServices;
  geocoding: Geocoding;
  /** Where shops, schools and parks are, if the settings name a file. */
  places: PlacesData | null;
  /**
   * Counts one question and its requests before they are sent; refuses (too-many-tries) beyond the
   * limits.
   */
  countRequest(who: Requester, requests?: number): Promise<void>;
}

export function openNeighborhood(services: Services): NeighborhoodServices {
  return {
    db: services.db,
    gateway: serviceGatewayOf(services),
    services: readServices(services.settings),
    geocoding: openGeocoding(services),
    places: readPlaces(services),
    countRequest: (who, requests) => countOutsideRequest(services, who, requests),
  };
}

/** Throws {@link SettingsError} if the file can't be used. */
function readPlaces({ settings, log }: Services): PlacesData | null {
  const { PLACES_FILE: path, PLACES_SOURCE: source, PLACES_AS_OF: asOf } = settings;
  if (path === undefined || asOf === undefined) return null;
  const read = readPlacesFile(path);
  if ('problem' in read) throw new SettingsError([{ setting: 'PLACES_FILE', ...read }]);
  const { index, unreadable } = read;
  if (unreadable > 0) log.warn({ unreadable }, 'some features of the places file can’t be read');
  return { index, source, asOf };
}

function readServices(settings: Settings): OutsideServices {
  return {
    walkScore:
      settings.WALKSCORE_KEY === undefined
        ? null
        : {
            ...describeService(settings, 'walkscore', settings.WALKSCORE_URL, {
              requestsPerDay: settings.WALKSCORE_REQUESTS_PER_DAY,
              keptDays: settings.WALKSCORE_KEPT_DAYS,
              atOnce: 4,
            }),
            key: settings.WALKSCORE_KEY,
          },
    howLoud: settings.HOWLOUD_KEY === undefined ? null : howLoudOf(settings, settings.HOWLOUD_KEY),
    flood:
      settings.FLOOD_URL === undefined
        ? null
        : describeService(settings, 'flood', settings.FLOOD_URL, {
            requestsPerDay: settings.FLOOD_REQUESTS_PER_DAY,
            keptDays: settings.FLOOD_KEPT_DAYS,
            atOnce: 4,
          }),
    router:
      settings.OSRM_URL === undefined
        ? null
        : {
            ...describeService(settings, 'osrm', settings.OSRM_URL, {
              requestsPerDay: settings.OSRM_REQUESTS_PER_DAY,
              keptDays: settings.OSRM_KEPT_DAYS,
              atOnce: 8,
            }),
            tableSize: settings.OSRM_TABLE_SIZE,
          },
  };
}

/** HowLoud takes its key as a header. */
function howLoudOf(settings: Settings, key: string): OutsideService {
  const service = describeService(settings, 'howloud', settings.HOWLOUD_URL, {
    requestsPerDay: settings.HOWLOUD_REQUESTS_PER_DAY,
    keptDays: settings.HOWLOUD_KEPT_DAYS,
    atOnce: 4,
  });
  return { ...service, headers: { ...service.headers, 'x-api-key': key } };
}
