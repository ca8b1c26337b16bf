export const leadMessages = {
  // Schedule Tour, on a home's page and on a page of its own
  scheduleTitle: 'Programe una visita',
  scheduleTour: 'Programar visita',
  tourType: 'Tipo de visita',
  inPerson: 'En persona',
  videoChat: 'Videollamada',
  day: 'Día',
  homeByNumber: 'N.º MLS {number}, {city}',
  tourScheduled: 'Su solicitud de visita se envió correctamente.',

  // its two steps
  requestTitle: 'Pedir una visita',
  confirmTitle: 'Confirme su visita',
  close: 'Cerrar',
  backToTimes: 'Volver a las horas',
  inPersonOn: '{day}, en persona. Todas las horas son de {area}.',
  videoChatOn: '{day}, por videollamada. Todas las horas son de {area}.',
  allLocalTime: 'Todas las horas son de {area}.',
  times: 'Horas (elija hasta 3)',
  noTimes:
    'Las horas habituales de este día ya pasaron. Escriba una hora más tarde o elija otro día.',
  otherTime: 'Otra hora',
  next: 'Siguiente',
  name: 'Nombre',
  phone: 'Teléfono',
  message: 'Mensaje',
  requestTour: 'Pedir la visita',
  wantToSee: 'Me gustaría ver {home}.',

  // after it was sent
  sentTitle: 'Solicitud enviada',
  sentTimes: '{count, plural, one {Hora que pidió: {times}} other {Horas que pidió: {times}}}',
  sentNext:
    'Qué sigue: confirmaremos {count, plural, one {esta hora} other {una de estas horas}} por teléfono, mensaje de texto o correo electrónico. Su visita no está reservada hasta que le avisemos.',
  sentMail: 'Enviamos a {email} un archivo de calendario para cada hora.',
  requestAnother: 'Pedir otra visita',

  // Your Agent
  yourAgents: '{count, plural, one {Su agente} other {Sus agentes}}',
  agentOfFirm: '{name}, {firm}',
  contact: 'Contactar<unseen> a {name}</unseen>',
  profile: 'Perfil<unseen> de {name}</unseen>',
  noAgentYet:
    'Todavía no tiene un agente. <tour>Pida una visita</tour> o escríbanos, y {firm} le presentará a uno.',

  // the contact form
  firstName: 'Nombre',
  lastName: 'Apellido',
  contactPhone: 'Teléfono',
  submitInquiry: 'Enviar consulta',
  thankYou: 'Gracias',
  weAppreciate: 'Le agradecemos que se haya comunicado con nosotros.',
  withinOneHour: 'Alguien de nuestro equipo se comunicará con usted en menos de 1 hora.',
  contactSubmitted: 'Su mensaje se envió correctamente',

  answeredWithinHour: 'Respondidas en menos de una hora: {share}% en los últimos 30 días.',
  answeredWithin: 'Respondidas en menos de {minutes} minutos: {share}% en los últimos 30 días.',

  // where an inquiry is
  statusReceived: 'Recibido',
  statusSeen: 'Visto por {name}',
  statusSeenByTeam: 'Visto por nuestro equipo',
  statusAnswered: 'Respondido',
  statusNotSeen: 'Todavía no se ha abierto',
  statusNotAnswered: 'Nos comunicaremos con usted antes de: {due}',
  statusLinkNeeded: 'Abra el enlace de nuestro correo para ver en qué va su mensaje.',

  // answering a tour request by an emailed link
  tourLinkNeeded: 'Abra el enlace de nuestro correo para ver la visita.',
  tourRequested: 'Sin respuesta todavía. Horas pedidas:',
  tourConfirmed: 'Confirmada para:',
  tourProposed: 'Horas que propuso:',
  tourDeclined: 'Rechazada. Horas pedidas:',
  tourCanceled: 'Cancelada por el cliente. Horas pedidas:',
  tourOf: '{name} · {kind}',
  tourHomeByNumber: 'N.º MLS {number}',
  tourVideoLink: 'Enlace de la videollamada (https)',
  tourForce: 'Reservar aunque tenga otra visita a menos de media hora',
  tourConfirm: 'Confirmar esta hora',
  tourPropose: 'Proponer otras horas',
  tourFirstTime: 'Primera hora',
  tourSecondTime: 'Segunda hora (opcional)',
  tourThirdTime: 'Tercera hora (opcional)',
  tourDecline: 'Rechazar',
  tourReason: 'Motivo, como se le dirá al cliente',

  // a client's tour by an emailed link
  myTourRequested: 'Todavía no hemos confirmado una hora. Usted pidió:',
  myTourProposed: 'Elija una de estas horas:',
  myTourDeclined: 'No podemos mostrarle esta casa:',
  myTourCanceled: 'Esta visita está cancelada.',
  joinVideoChat: 'Entrar a la videollamada',
  askForTimes: 'Pedir otras horas',
  cancelTour: 'Cancelar la visita',
  cancelForGood: 'Sí, cancelarla',

  // the ways to contact the brokerage
  contactTitle: 'Hable con nosotros',
  contactLead:
    'Pregunte por una casa, por un barrio o por cuánto podría venderse la suya. Llámenos, mande un mensaje de texto o escríbanos.',
  call: 'Llamar al {phone}',
  textUs: 'Mensaje de texto al {phone}',
  sendEmail: 'Enviar un correo',
} as const;

export const ownTourMessages = {
  upcoming: 'Próximas',
  requested: 'Solicitadas',
  past: 'Pasadas y canceladas',
  none: 'Todavía no ha pedido ninguna visita',
  noneHint: 'En la página de una casa, elija un día y hasta tres horas.',
  findHomes: 'Buscar casas',
  tookPlace: 'Visitada:',
  changed: 'Su visita ha cambiado. Avisamos a su agente, y usted recibirá un correo.',
};

export const ratingMessages = {
  stars: '¿Qué tal la visita?',
  starCount: '{count, plural, one {# estrella} other {# estrellas}}',
  liked: '¿Le gustó la casa?',
  yes: 'Sí',
  no: 'No',
  unsure: 'No lo sé',
  comment: 'Comentario (opcional)',
  send: 'Enviar',
  starsNeeded: 'Elija de una a cinco estrellas',
  likedNeeded: 'Díganos si le gustó la casa',
  commentTooLong: 'El comentario puede tener 1,000 caracteres como máximo',
  tooLate: 'Ya opinó sobre esta visita hace más de dos semanas, así que no se puede cambiar.',
} as const;

export const requestMessages = {
  name: 'Nombre',
  phone: 'Teléfono',
  close: 'Cerrar',
} as const;

export const quizMessages = {
  title: 'Encuentre a su agente',
  takeQuiz: 'RESPONDER EL CUESTIONARIO',
  questionOf: 'Pregunta {number} de {count}',
  option: '{letter}. {option}',
  seePage: 'Ver la página de {name}',
  choose: 'Elija una opción antes de pasar a la siguiente pregunta.',
  previous: 'Anterior',
  next: 'Siguiente',
  submit: 'Enviar el cuestionario',

  // after it was sent
  thanks: '¡Gracias!',
  assigning: 'Recibimos su cuestionario. Estamos buscando un agente para usted.',
  suggested: 'Agentes que podrían convenirle',
  agentOfFirm: '{name}, {firm}',
  whyNot: '¿Por qué no otra persona?',
  notThese: '{names}: {reason}',
  howItWorks: 'Cómo llegamos a este resultado',
} as const;

export const testimonialMessages = {
  heading: 'Lo que dicen nuestros clientes',
  carousel: 'carrusel',
  pause: 'Pausar',
  play: 'Reproducir',
  previous: 'Testimonio anterior',
  next: 'Testimonio siguiente',

  // for staff
  title: 'Testimonios',
  add: 'Añadir testimonio',
  name: 'Nombre',
  city: 'Ciudad',
  text: 'Lo que dijo',
  textHint: 'En las palabras del cliente',
  consent: 'Consentimiento',
  consentHint:
    'Por ejemplo, un correo o un formulario firmado. Nada se publica sin consentimiento.',
  published: 'Publicado',
  yes: 'Sí',
  no: 'No',
  none: 'Todavía no hay testimonios',
} as const;

export const appListMessages = {
  title: '¡Nueva aplicación muy pronto!',
  notifyMe: '¡Avísenme!',
} as const;

export const homeValueMessages = {
  street: 'Calle y número',
  city: 'Ciudad',
  zip: 'Código postal',
  callTime: 'Mejor hora para llamarle',
  anyTime: 'A cualquier hora',
  morning: 'Por la mañana',
  afternoon: 'Por la tarde',
  evening: 'Por la noche',
  about: 'Sobre la casa, como reparaciones o cuándo quiere vender (opcional)',
  send: 'Pedir el valor de mi casa',
  received: 'Recibimos su solicitud. Un agente le hablará sobre su casa.',
} as const;

export const newsletterMessages = {
  signUp: 'Suscribirme',
  checkEmail: 'Revise su correo electrónico',
  openLink:
    'Enviamos un enlace a {email}. Ábralo para confirmar y recibirá el boletín. Si no llega, busque en su carpeta de spam.',
  confirmLead: 'Un paso más: confirme que quiere recibir el boletín en esta dirección.',
  confirm: 'Confirmar mi suscripción',
  confirmed:
    'Ya está suscrito. Puede cancelar en cualquier momento con el enlace de cada correo electrónico.',
  stopLead: 'Ya no recibirá estos correos electrónicos.',
  stop: 'Salir de la lista',
  stopped: 'Ya no está en la lista. No recibirá más de estos correos electrónicos.',
} as const;
