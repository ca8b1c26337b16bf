export const tourMessages = {
  inPerson: 'En persona',
  videoChat: 'Videollamada',
  inPersonOn: '{day}, en persona. Todas las horas son de {area}.',
  videoChatOn: '{day}, por videollamada. Todas las horas son de {area}.',
  linkNeeded: 'Abra el enlace de nuestro correo para ver la visita.',
  confirmedFor: 'Confirmada para:',
  homeNumber: 'N.º MLS {number}',
  firstTime: 'Primera hora',
  secondTime: 'Segunda hora (opcional)',
  thirdTime: 'Tercera hora (opcional)',
} as const;
