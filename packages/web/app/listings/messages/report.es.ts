export const reportMessages = {
  title: 'Informar de un problema',
  sent: 'Enviado',
  close: 'Cerrar',
  backToHome: 'Volver a la casa',
  cancel: 'Cancelar',
  about: '¿Qué parece estar mal?',
  choose: 'Elija una opción',
  message: 'Díganos qué está mal',
  email: 'Correo electrónico (si quiere una respuesta)',
  send: 'Enviar al corredor',
  homeByNumber: 'N.º MLS {number}',
} as const;
