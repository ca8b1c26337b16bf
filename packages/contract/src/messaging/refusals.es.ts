import type { RefusalsInSpanish } from '#platform';
import type { messagingRefusals } from './refusals.ts';

export const messagingRefusalsInSpanish: RefusalsInSpanish<typeof messagingRefusals> = {
  'notification-not-found': 'Este aviso ya no existe.',
};
