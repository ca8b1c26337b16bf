export const tourAnswerMessages = {
  requested: 'Sin respuesta todavía. Horas pedidas:',
  proposed: 'Horas que propuso:',
  declined: 'Rechazada. Horas pedidas:',
  canceled: 'Cancelada por el cliente. Horas pedidas:',
  tookPlace: 'Realizada:',
  tourOf: '{name} · {kind}',
  videoLink: 'Enlace de la videollamada (https)',
  force: 'Reservar aunque no trabaje, esté ocupado o tenga otra visita a menos de media hora',
  confirm: 'Confirmar esta hora',
  propose: 'Proponer otras horas',
  decline: 'Rechazar',
  reason: 'Motivo, como se le dirá al cliente',
} as const;
