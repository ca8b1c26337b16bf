import type { RefusalsInSpanish } from '#platform';
import type { leadRefusals } from './refusals.ts';

export const leadRefusalsInSpanish: RefusalsInSpanish<typeof leadRefusals> = {
  'home-off-the-market': 'Esta casa ya no está en venta y no se puede visitar.',
  'tour-request-not-found': 'No encontramos esta solicitud de visita.',
  'tour-link-refused':
    'Este enlace ya no funciona. Inicie sesión o llámenos para hablar de la visita.',
  'tour-step-refused': 'Esto ya no es posible para esta visita.',
  'tour-rating-closed':
    'Usted calificó esta visita hace más de dos semanas, así que ya no se puede cambiar.',
  'tour-time-taken': 'El agente tiene otra visita a esa hora.',
  'agent-not-found': 'No encontramos a este agente.',
  'inquiry-not-found': 'No encontramos esta consulta.',
  'inquiry-link-refused': 'Este enlace ya no funciona. Llámenos y le diremos en qué va su mensaje.',
  'list-link-refused':
    'Este enlace ya no funciona. Suscríbase otra vez o pídanos que lo quitemos de la lista.',
};
