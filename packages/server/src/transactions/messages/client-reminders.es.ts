export const clientReminderMessages = {
  expiresSubject: 'Una oferta por {home} vence pronto',
  overSubject: 'Una oferta por {home} venció',
  heading: 'Queda poco tiempo para responder',
  overHeading: 'Se acabó el tiempo para responder',
  buyerExpires: 'Su oferta {code} por {home} espera una respuesta hasta el {when}.',
  buyerOver: 'Su oferta {code} por {home} venció el {when} sin respuesta.',
  sellerExpires: 'La oferta {code} por {home} espera una respuesta hasta el {when}.',
  sellerOver: 'La oferta {code} por {home} venció el {when} sin respuesta.',
  reach: '¿Preguntas? Llame a {agent} al {phone}.',
  ask: '¿Preguntas? Escriba a {agent}.',
  why: 'Recibe este correo porque su agente de {firm} activó los recordatorios de ofertas para usted. Si no los quiere, avísele.',
  somewhere: 'una casa',
} as const;
