export const inquiryEmailMessages = {
  // to the person who asked
  receivedSubject: 'Recibimos su mensaje',
  received: 'Gracias por comunicarse con {firm}. Su mensaje llegó a nuestro equipo.',
  receivedHomeValue:
    'Gracias por preguntar a {firm} cuánto vale su casa. Su solicitud llegó a nuestro equipo.',
  receivedQuiz:
    'Gracias por responder nuestro cuestionario. {firm} está eligiendo un agente para usted.',
  due: 'Alguien de nuestro equipo se comunicará con usted antes de: {due}.',
  seeStatus: 'Ver en qué va su mensaje',
  ignore: 'Si usted no lo envió, puede ignorar este correo.',

  // to the agent or the team
  arrivedSubject: 'Consulta nueva: responder antes de {due}',
  arrived: '{name} envió una consulta desde el sitio web.',
  arrivedAbout: '{name} preguntó por {home} (N.º MLS {number}).',
  arrivedHomeValue: '{name} preguntó cuánto vale la casa en {home}.',
  arrivedContact: 'Teléfono: {phone}. Correo: {email}.',
  arrivedMessage: 'Mensaje: {message}',
  notGiven: 'no indicado',
  openInquiries: 'Abrir las consultas nuevas',
  warningSubject: 'Responda a {name} antes de {due}',
  warning: '{name} todavía espera una respuesta. Prometimos una antes de {due}.',
  warningUnclaimed: 'Nadie ha tomado este contacto todavía.',
  warningClaimed: '{agent} atiende este contacto.',
  repliedSubject: '{name} escribió: {subject}',
  replied: 'Llegó un correo desde la dirección de {name}:',
  repliedElsewhereSubject: 'Correo sobre {name}: {subject}',
  repliedElsewhere:
    'Llegó un correo sobre {name} desde {address}, que no es la dirección del contacto:',
  repliedHidden: 'Llegó un correo sobre {name} desde una dirección que no es la del contacto:',
  repliedHint: 'Responda desde los mensajes del contacto. Una respuesta a este correo no le llega.',

  // an email that staff write
  sent: 'Correo enviado',
  textSent: 'SMS enviado',
} as const;
