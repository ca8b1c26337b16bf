export const newsletterEmailMessages = {
  why: 'Recibe este correo porque pidió el boletín de {firm}.',
  whyApp: 'Recibe este correo porque pidió que {firm} le avisara de su aplicación.',
  leave: 'Salir de la lista con un clic',
} as const;
