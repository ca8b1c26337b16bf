export const proofMessages = {
  title: 'Confirme que es usted',
  intro:
    'Antes de cambiar su correo, descargar sus datos, eliminar su cuenta o cerrar la sesión de un dispositivo, confirme que es usted. Si inició sesión en los últimos cinco minutos, no hace falta.',
  staffIntro: 'Este cambio requiere confirmar que es usted. Después lo guardaremos.',
  provenUntil: 'No se lo pediremos otra vez hasta: {at}.',
  prove: 'Confirmar',
  password: 'Contraseña actual',
  appCode: 'Código de su aplicación de autenticación',
  emailedCode: 'Código del correo',
  sendCode: 'Enviarme un código por correo',
  codeSent: 'Le enviamos un código por correo.',
  byPasskey: 'Confirmar con una llave de acceso',
  bySignIn: 'Iniciar sesión otra vez con {provider}',
} as const;
