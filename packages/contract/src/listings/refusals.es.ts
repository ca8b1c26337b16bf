import type { RefusalsInSpanish } from '#platform';
import type { listingRefusals } from './refusals.ts';

export const listingRefusalsInSpanish: RefusalsInSpanish<typeof listingRefusals> = {
  'listing-not-found': 'No encontramos esta casa.',
  'address-not-found': 'No encontramos esta dirección.',
  'address-service-unreachable': 'En este momento no podemos buscar direcciones.',
  'commute-not-configured': 'Aquí no hay tiempos de viaje.',
  'place-not-found': 'No encontramos este lugar.',
  'cursor-unreadable': 'El enlace de esta página no es válido.',
};
