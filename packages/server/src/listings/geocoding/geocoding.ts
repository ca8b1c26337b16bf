import {
  countOutsideRequest,
  describeService,
  type OutsideService,
  type Requester,
  type ServiceGateway,
  type Services,
  serviceGatewayOf,
} from '#platform';

/** What finding places works with. */
export interface Geocoding {
  db: Services['db'];
  gateway: ServiceGateway;
  /** Null where none is set up: then only our own homes' addresses are found. */
  geocoder: OutsideService | null;
  /** Counts a request before it is sent; refuses (too-many-tries) beyond the limits. */
  countRequest(who: Requester): Promise<void>;
}

export function openGeocoding(services: Services): Geocoding {
  const { db, settings } = services;
  return {
    db,
    gateway: serviceGatewayOf(services),
    geocoder:
      settings.NOMINATIM_URL === undefined
        ? null
        : describeService(settings, 'nominatim', settings.NOMINATIM_URL, {
            requestsPerDay: settings.NOMINATIM_REQUESTS_PER_DAY,
            keptDays: settings.NOMINATIM_KEPT_DAYS,
            atOnce: 1,
            pauseMs: settings.NOMINATIM_PAUSE_MILLISECONDS,
          }),
    countRequest: (who) => countOutsideRequest(services, who),
  };
}
