export const appListMessages = {
  title: '¡Nueva aplicación muy pronto!',
  notifyMe: '¡Avísenme!',
} as const;

export const newsletterMessages = {
  signUp: 'Suscribirme',
  checkEmail: 'Revise su correo electrónico',
  openLink:
    'Enviamos un enlace a {email}. Ábralo para confirmar y recibirá el boletín. Si no llega, busque en su carpeta de spam.',
  confirmLead: 'Un paso más: confirme que quiere recibir el boletín en esta dirección.',
  confirm: 'Confirmar mi suscripción',
  confirmed:
    'Ya está suscrito. Puede cancelar en cualquier momento con el enlace de cada correo electrónico.',
  stopLead: 'Ya no recibirá estos correos electrónicos.',
  stop: 'Dejar de recibirlos',
  stopped: 'Listo. Ya no recibirá estos correos electrónicos.',
} as const;
