export const sellerMessages = {
  subject: 'Las ofertas por {home}',
  heading: 'Compare las ofertas',
  sent: '{agent}, de {firm}, comparte con usted las ofertas por {home}.',
  sentByFirm: '{firm} comparte con usted las ofertas por {home}.',
  whatYouSee:
    'De cada oferta verá lo que le deja, línea por línea, sus condiciones y el tiempo que queda para responder. Las ofertas que lleguen después estarán en la misma página. Diga qué le gustaría hacer o haga una pregunta; su agente responde a los compradores.',
  open: 'Ver las ofertas',
  private: 'Este enlace es solo para usted y funciona durante 30 días. No lo reenvíe.',
  reach: '¿Preguntas? Llame a {agent} al {phone}.',
  why: 'Recibe este correo porque {firm} vende su casa.',
  yourHome: 'su casa',
} as const;
