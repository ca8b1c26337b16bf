export const signingFrameMessages = {
  title: 'Firme sus documentos',
  skip: 'Ir al contenido principal',
  otherLanguage: 'English',
} as const;
