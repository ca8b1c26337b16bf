import type { RefusalsInSpanish } from '#platform';
import type { neighborhoodRefusals } from './refusals.ts';

export const neighborhoodRefusalsInSpanish: RefusalsInSpanish<typeof neighborhoodRefusals> = {
  'commute-too-far': 'Este trayecto es demasiado largo. Pruebe con menos minutos.',
  'commute-unreachable': 'En este momento no hay tiempos de viaje.',
};
