export const notificationMessages = {
  open: 'Abrir',
  why: 'Recibe este correo porque eligió avisos por correo para estas novedades.',
  change: 'Elegir qué le avisamos y cómo',
  other: 'Novedades',
  otherText: 'Hay novedades para usted.',
} as const;

export const letterMessages = {
  why: 'Recibe este correo porque está en contacto con {firm}.',
} as const;
