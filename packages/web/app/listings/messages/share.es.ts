export const shareMessages = {
  share: 'Compartir',
  close: 'Cerrar',
  link: 'Enlace',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado.',
  notCopied:
    'Su navegador no pudo copiar el enlace. Está seleccionado, así que puede copiarlo usted.',
  email: 'Enviar por correo',
  shareWithApp: 'Compartir con una aplicación',
  notShared: 'Este dispositivo no pudo compartir el enlace. Cópielo en su lugar.',
} as const;
