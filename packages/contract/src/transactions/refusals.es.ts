import type { RefusalsInSpanish } from '#platform';
import type { transactionRefusals } from './refusals.ts';

/** What clients see; a refusal for others than staff doesn't compile without its Spanish. */
export const transactionRefusalsInSpanish = {
  'offer-link-refused':
    'Este enlace venció o fue cancelado. Pida uno nuevo al agente del vendedor.',
  'client-link-refused': 'Este enlace ya no funciona. Pida a su agente que le envíe uno nuevo.',
  'offer-terms-changed':
    'Las condiciones cambiaron después de que usted abrió esta página. No se aprobó nada.',
  'offer-not-open': 'Esta oferta ya fue respondida o venció, así que ya no se puede aprobar.',
  'offer-changed-for-seller':
    'Esta oferta cambió después de que usted abrió esta página. Revísela de nuevo.',
  'offer-not-waiting': 'Esta oferta ya no espera su respuesta.',
  'seller-offer-not-found': 'No encontramos esta oferta por su casa.',
} satisfies RefusalsInSpanish<typeof transactionRefusals>;
