export const inquiryEmailMessages = {
  // to the person who asked
  receivedHeading: 'Recibimos su mensaje',
  receivedSubject: 'Recibimos su mensaje: respuesta antes del {due}',
  receivedAboutSubject: 'Sobre {home}: respuesta antes del {due}',
  receivedAbout: 'Gracias por preguntar a {firm} por {home}. Su mensaje llegó a nuestro equipo.',
  received: 'Gracias por comunicarse con {firm}. Su mensaje llegó a nuestro equipo.',
  receivedHomeValue:
    'Gracias por preguntar a {firm} cuánto vale su casa. Su solicitud llegó a nuestro equipo.',
  receivedQuiz:
    'Gracias por responder nuestro cuestionario. {firm} está eligiendo un agente para usted.',
  due: 'Alguien de nuestro equipo se comunicará con usted antes del {due}.',
  seeStatus: 'Ver en qué va su mensaje',
  ignore: 'Si usted no lo envió, puede ignorar este correo.',
  why: 'Recibe este correo porque alguien indicó esta dirección en el sitio web de {firm}.',
} as const;
