export const accountNotificationMessages = {
  security: 'Seguridad de la cuenta',
  securityHelp:
    'Dispositivos nuevos, contraseñas y correos cambiados. Siempre por correo, para que se entere si otra persona entra en su cuenta.',
} as const;
