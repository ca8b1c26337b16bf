export const homePromptMessages = {
  softTitle: 'No pierda de vista las casas que le gustan',
  softLead:
    'Con una cuenta gratuita puede guardar casas y recibir un correo cuando baje un precio o aparezca una casa que busca.',
  createAccount: 'Crear una cuenta',
  signIn: 'Iniciar sesión',
  notNow: 'Ahora no',
  verifiedTitle: 'Inicie sesión para ver el resto de esta casa',
  verifiedLead:
    'Ya vio {count, plural, one {# casa} other {# casas}}. Con una cuenta gratuita puede ver todas las que quiera.',
} as const;
