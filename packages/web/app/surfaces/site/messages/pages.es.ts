export const pageMessages = {
  // titles
  compareHomes: 'Comparar casas',
  filters: 'Filtros',
  maps: 'Mapas',
  requestTour: 'Pedir una visita',
  tourOf: 'Para <home>{address}</home>',

  // what search engines and shared links show
  resultsPage: '{heading}, página {page, number}',
  resultsDescription:
    '{total, number} {heading}, actualizadas durante el día desde el MLS. Fotos, precios, casas abiertas e historial de precios con {firm}.',
  placesTitle: 'Casas en venta por lugar: {kind}',
  placesDescription: '{count, number} {kind} con casas en venta, con precios y días en el mercado.',
  mlsNumber: 'N.º MLS {number}',
  home: 'Casa',
  beds: '{count, plural, one {# dormitorio} other {# dormitorios}}',
  baths: '{count, plural, one {# baño} other {# baños}}',
  squareFeet: '{area} pies²',
  homeFor: '{facts} por {price}. N.º MLS {number}.',
  homeWithoutPrice: '{facts}. N.º MLS {number}.',

  // terms and policies
  lastChanged: 'Último cambio: {day}',

  // contact
  contactTitle: 'Contáctenos',
  contactHeading: 'Encuentre la casa que va con usted',
  contactTagline: 'Una nueva forma de comprar y vender casas',
  getInTouch: 'Escríbanos',
  inquiryStatusTitle: 'Su mensaje',
  tourReplyTitle: 'Responder a una solicitud de visita',
  myTourTitle: 'Su visita',
  clientOfferTitle: 'Su oferta',
  sellerOffersTitle: 'Las ofertas por su casa',
  documentLogTitle: 'Registro diario de documentos firmados',
  verifyTitle: 'Comprobar un documento firmado',
  verifyDescription:
    '¿Es válido un documento firmado, quién lo firmó y se ha cambiado? Lo comprueba su navegador; no se sube nada.',
  rateTourTitle: '¿Qué tal su visita?',
  rateTourLead:
    'Solo toma un minuto. Lo leen únicamente su agente y nuestro equipo; no lo publicamos.',
  tourRated: 'Gracias',
  tourRatedLead: 'Recibimos su opinión. Puede cambiarla durante 14 días con el mismo enlace.',
  seeMoreHomes: 'Ver más casas',
  contactLead:
    '{firm} responde sus preguntas sobre casas, programa visitas y puede recomendarle prestamistas que le den una preaprobación antes de hacer una oferta.',
  office: 'Oficina',
  phone: 'Teléfono',
  textMessages: 'Mensajes de texto',
  email: 'Correo electrónico',
  hours: 'Horario',
  serviceArea: 'Zona de servicio',
  license: 'Licencia',
  askTitle: 'Pregunte por esta casa',
  askLead:
    '{firm} puede mostrarle esta casa, responder sus preguntas y ayudarle a hacer una oferta, sin importar qué agencia la tenga listada.',
  askSubject: '{address} (N.º MLS {number})',
  aHome: 'Una casa',

  // agents
  agentsTitle: 'Nuestros agentes',
  agentsDescription:
    'Los agentes de {firm}, con los lugares donde trabajan, los idiomas que hablan y sus casas en venta.',
  agentDescription: '{name} es agente de bienes raíces en {firm}.',
  agentNotFound: 'Agente no encontrado',
  agentNotFoundHint:
    'Puede que este agente ya no trabaje con nosotros. Nuestros otros agentes pueden ayudarle.',
  seeAgents: 'Ver todos los agentes',

  // short forms
  quizTitle: 'Encuentre a su agente',
  quizLead: 'Díganos cómo comunicarnos con usted y responda diez preguntas cortas.',

  // reporting a problem
  appListTitle: '¡Nueva aplicación muy pronto!',
  appListLead:
    'Sea de los primeros en saber cuándo podrá buscar y guardar casas en la aplicación de {firm}.',
  homeValueTitle: '¿Cuánto vale su casa?',
  homeValueLead:
    'Cuéntenos de su casa. Un agente de {firm} la compara con ventas recientes cercanas y le envía un análisis comparativo del mercado. Lo hace una persona; este sitio no adivina un precio.',
  newsletterTitle: 'Boletín',
  newsletterLead: 'Casas y noticias del mercado local, por correo electrónico de {firm}.',
  confirmListTitle: 'Confirme su suscripción',
  stopListTitle: '¿Dejar de recibir estos correos?',
  reportTitle: 'Informar de un problema',
  reportLead: 'Dígale al corredor qué está mal en <home>{address}</home>.',
  reportSent: 'Enviado',
  backToHome: 'Volver a la casa',

  // unsubscribe
  stopTitle: 'Dejar de recibir correos',
  linkUnreadable: 'Este enlace no funciona',
  linkUnreadableLead:
    'Puede estar cortado. Ábralo de nuevo desde el correo, o cambie sus correos en Búsquedas guardadas.',
  savedSearches: 'Búsquedas guardadas',
  stopped: 'Ya no le enviaremos estos correos',
  stoppedAbout: 'No recibirá más correos sobre “{search}”.',
  stoppedAll: 'No recibirá más correos sobre sus búsquedas guardadas.',
  turnOnAgain:
    'Puede activarlos de nuevo en <searches>Búsquedas guardadas</searches> o <search>seguir buscando</search>.',
  stopQuestion: '¿Dejar de recibir estos correos?',
  emailsAbout: 'Usted recibe correos sobre “{search}”.',
  emailsAll: 'Usted recibe correos sobre sus búsquedas guardadas.',
  stop: 'Dejar de recibirlos',
} as const;
