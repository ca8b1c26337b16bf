import type { RefusalsInSpanish } from '#platform';
import type { documentRefusals } from './refusals.ts';

/** What signers see; a refusal for others than staff doesn't compile without its Spanish. */
export const documentRefusalsInSpanish = {
  'envelope-not-found': 'No encontramos estos documentos.',
  'pamphlet-not-needed':
    'Este folleto es para compradores que reciben la divulgación sobre pintura con plomo.',
  'field-not-found': 'No encontramos este campo.',
  'document-frozen': 'Alguien ya firmó este documento, así que solo se puede enmendar.',
  'envelope-ended': 'Estos documentos ya no se pueden firmar.',
  'not-sealed': 'Estos documentos todavía no están sellados.',
  'seal-not-found':
    'No tenemos ningún sello con este código. Compárelo con la página del certificado.',
  'signing-link-refused': 'Este enlace ya no funciona. Pida a su agente que le envíe uno nuevo.',
  'signing-code-wrong': 'Este código no es correcto. Revíselo o pida uno nuevo.',
  'signing-locked':
    'Hubo demasiados códigos incorrectos y el enlace está bloqueado. Su agente puede desbloquearlo.',
  'signing-session-over': 'Abra de nuevo el enlace de su correo electrónico para continuar.',
  'in-person-over': 'La firma en este dispositivo terminó. Su agente puede iniciarla de nuevo.',
  'too-many-codes':
    'Le enviamos muchos códigos. Use el más reciente o inténtelo de nuevo más tarde.',
  'code-not-sendable': 'No podemos enviar un código en este momento. Pida ayuda a su agente.',
  'not-your-turn':
    'Otra persona tiene que firmar primero. Le enviaremos un correo electrónico cuando sea su turno.',
  'consent-needed': 'Primero acepte firmar de manera electrónica.',
  'consent-outdated': 'El texto cambió. Lea la versión actual.',
  'input-not-yours': 'Otra persona responde a este punto.',
  'signature-missing': 'Primero agregue su firma.',
  'signature-image-refused':
    'Esto no es una imagen PNG de 300 KB y 2000 × 1000 píxeles como máximo.',
  'seller-signature-missing': 'No se envió nada: falta la firma del vendedor.',
  'signing-incomplete': 'Todavía faltan algunos puntos por completar.',
  'contradictions-open': 'Algunas respuestas no concuerdan. Revíselas y después firme.',
  'documents-changed':
    'Los documentos cambiaron desde que se le mostraron. Revíselos de nuevo y después firme.',
  'already-signed': 'Usted ya firmó esto.',
} satisfies RefusalsInSpanish<typeof documentRefusals>;
