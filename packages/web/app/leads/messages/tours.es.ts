export const tourMessages = {
  inPerson: 'En persona',
  videoChat: 'Videollamada',
  inPersonOn: '{day}, en persona. Todas las horas son de {area}.',
  videoChatOn: '{day}, por videollamada. Todas las horas son de {area}.',
  linkNeeded: 'Abra el enlace de nuestro correo para ver la visita.',
  linkHint:
    'Cada correo sobre su visita tiene el enlace. Si no encuentra ninguno, mire en la carpeta de correo no deseado, inicie sesión o pregúntenos.',
  linkHintStaff:
    'El correo sobre la solicitud tiene el enlace. También puede iniciar sesión y responderla en la oficina.',
  seeTours: 'Ver sus visitas',
  contactUs: 'Contáctenos',
  openRequests: 'Abrir las solicitudes de visita',
  confirmedFor: 'Confirmada para:',
  homeNumber: 'N.º MLS {number}',
  firstTime: 'Primera opción',
  secondTime: 'Segunda opción (opcional)',
  thirdTime: 'Tercera opción (opcional)',
} as const;
