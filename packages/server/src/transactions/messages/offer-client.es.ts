export const offerClientMessages = {
  changed: '{label} cambió',
  subject: 'Su oferta por {home}',
  heading: 'Revise su oferta',
  headingShared: 'Su oferta',
  sent: '{agent}, de {firm}, comparte con usted su oferta por {home}.',
  sentByFirm: '{firm} comparte con usted su oferta por {home}.',
  whatYouSee:
    'Verá el precio, el efectivo que necesita para el cierre, el costo mensual, las fechas y todas las demás condiciones. Si todo está bien, apruebe las condiciones; si algo no está claro, pregunte.',
  whatYouSeeShared:
    'Verá el precio, el efectivo que necesita para el cierre, el costo mensual, las fechas y todas las demás condiciones. Si algo no está claro, pregunte.',
  price: 'Precio de la oferta: {price}',
  open: 'Ver su oferta',
  private: 'Este enlace es solo para usted y funciona durante 30 días. No lo reenvíe.',
  reach: '¿Preguntas? Llame a {agent} al {phone}.',
  why: 'Recibe este correo porque {firm} trabaja en una oferta para usted.',
  somewhere: 'una casa',
  news: 'Clientes y sus ofertas',
  newsHelp: 'Cuando el cliente de una oferta aprueba sus condiciones o pregunta por ella',
  approvedNews: '{name} aprobó las condiciones de la oferta {code} por {home}',
  askedNews: '{name} pregunta por la oferta {code} por {home}',
} as const;
