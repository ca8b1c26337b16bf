export const tourEmailMessages = {
  homeByNumber: 'la casa con el N.º MLS {number}',
  numberAlone: 'N.º MLS {number}',
  seeHome: 'Ver la casa',

  // to the person who asked
  requestedSubject: 'Recibimos su solicitud de visita: {home}',
  requestedHeading: 'Recibimos su solicitud de visita',
  requestedInPerson: 'Pidió visitar {home} en persona.',
  requestedVideoChat: 'Pidió visitar {home} por videollamada.',
  timesRequested: '{count, plural, one {Hora que pidió} other {Horas que pidió}}: {times}.',
  notConfirmed:
    'Su visita todavía no está confirmada. {firm} se comunicará con usted para acordar una hora. Los archivos de calendario muestran las horas que pidió.',
  ignore: 'Si usted no lo pidió, puede ignorar este correo.',
  whyClient: 'Recibe este correo porque pidió una visita en el sitio web de {firm}.',

  // to the client, about the agent's answer
  confirmedSubject: 'Visita confirmada: {home}, {at}',
  confirmedHeading: 'Su visita está confirmada',
  confirmedInPerson: 'Su visita a {home} está confirmada: {at}.',
  confirmedVideoChat: 'Su visita por videollamada a {home} está confirmada: {at}.',
  videoChatAt: 'Entre a la videollamada aquí: {link}',
  toSignSubject: 'Firme para su visita: {home}, {at}',
  toSignHeading: 'Firme dos documentos para confirmar su visita',
  toSign: '{firm} puede mostrarle {home} el {at}.',
  toSignHow:
    'Antes de su primera visita recibe un aviso que dice para quién trabaja el agente, y firma un acuerdo de visitas. Le enviamos por correo un enlace a ambos. Su visita queda confirmada en cuanto los firme.',
  agreementOff: 'La visita se canceló.',
  agreementTitle: 'Antes de su visita: {name}',
  agreementMessage:
    'Firme estos documentos antes de su visita del {at}. Solo tiene que hacerlo una vez.',
  fromTour: 'la visita',
  proposedSubject: 'Otras horas para su visita: {home}',
  proposedHeading: 'Otras horas para su visita',
  proposed:
    'La hora que pidió para visitar {home} no es posible, pero {firm} puede ofrecerle otras.',
  proposedTimes: 'Horas ofrecidas: {times}.',
  declinedSubject: 'No podemos mostrarle {home}',
  declinedHeading: 'No podemos hacer la visita que pidió',
  declined: '{firm} no puede mostrarle {home}.',
  reason: 'Motivo: {reason}',
  canceledSubject: 'Visita cancelada: {home}',
  canceledHeading: 'Su visita está cancelada',
  canceled: 'Su visita a {home} está cancelada.',
  askedSubject: 'Recibimos sus nuevas horas: {home}',
  askedHeading: 'Recibimos sus nuevas horas',
  asked: 'Pidió otras horas para visitar {home}. {firm} confirmará una de ellas.',
  seeTour: 'Ver, cambiar o cancelar su visita',
  chooseTime: 'Elegir una hora',

  // reminders of a confirmed tour
  reminderSubject: 'Su visita: {home}, {at}',
  reminderHeading: 'Su visita es pronto',
  remindInPerson: 'Su visita a {home} es el {at}.',
  remindVideoChat: 'Su visita por videollamada a {home} es el {at}.',
  yourAgent: 'Su agente: {name}, {phone}.',
  yourAgentNoPhone: 'Su agente: {name}.',
  directions: 'Cómo llegar',
  joinVideoChat: 'Entrar a la videollamada',

  // after a tour
  rateSubject: '¿Qué tal su visita a {home}?',
  rate: 'Visitó {home} el {at}. Cuéntenos cómo le fue; toma un minuto.',
  rateWhoSees: 'Solo lo leen su agente y nuestro equipo. No lo publicamos.',
  rateNow: 'Calificar la visita',

  // calendar files
  confirmedSummary: 'Visita: {home}',
  confirmedText: '{firm} le recibirá allí.',
  calendarSummary: 'Solicitud de visita (sin confirmar): {home}',
  calendarText: 'Todavía sin confirmar. {firm} confirmará una hora con usted.',
  calendarTextOfMany:
    'Una de las horas que pidió. Todavía sin confirmar. {firm} confirmará una hora con usted.',
} as const;
