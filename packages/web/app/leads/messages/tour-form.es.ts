export const tourFormMessages = {
  scheduleTitle: 'Programe una visita',
  scheduleTour: 'Programar visita',
  tourType: 'Tipo de visita',
  day: 'Día',
  homeByNumber: 'N.º MLS {number}, {city}',

  // its two steps
  requestTitle: 'Pedir una visita',
  confirmTitle: 'Confirme su visita',
  close: 'Cerrar',
  backToTimes: 'Volver a las horas',
  allLocalTime: 'Todas las horas son de {area}.',
  times: 'Horas (elija hasta 3)',
  chooseTime: 'Elija al menos una hora o escriba otra abajo.',
  noTimes:
    'Las horas habituales de este día ya pasaron. Escriba una hora más tarde o elija otro día.',
  busy: 'no disponible',
  busyNote:
    'Su agente no está disponible a las horas marcadas “no disponible”. Puede pedir una de todos modos; quizás su agente le proponga otra.',
  otherTime: 'Otra hora',
  next: 'Siguiente',
  name: 'Nombre',
  phone: 'Teléfono',
  message: 'Mensaje',
  requestTour: 'Pedir la visita',
  wantToSee: 'Me gustaría ver {home}.',

  // after it was sent
  tourScheduled: 'Su solicitud de visita se envió correctamente.',
  sentTitle: 'Solicitud enviada',
  sentTimes: '{count, plural, one {Hora que pidió: {times}} other {Horas que pidió: {times}}}',
  sentNext:
    'Qué sigue: confirmaremos {count, plural, one {esta hora} other {una de estas horas}} o le propondremos otra por teléfono, mensaje de texto o correo electrónico. Su visita no está reservada hasta que le avisemos.',
  sentMail: 'Enviamos a {email} un archivo de calendario para cada hora.',
  requestAnother: 'Pedir otra visita',
} as const;
