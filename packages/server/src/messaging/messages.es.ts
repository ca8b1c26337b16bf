export const notificationMessages = {
  open: 'Abrir',
  change: 'Elija qué le avisamos y cómo: {url}',
  other: 'Novedades',
  otherText: 'Hay novedades para usted.',
} as const;
