export const emailMessages = {
  // several emails
  nothingToDo: 'Si no fue usted, no tiene que hacer nada.',
  notYouSetPassword:
    'Si fue usted, no tiene que hacer nada. Si no, cree una contraseña nueva ahora mismo y llámenos.',
  notMe: 'No fui yo',
  signIn: 'Iniciar sesión',
  setPassword: 'Crear una contraseña nueva',
  why: 'Recibe este correo porque tiene una cuenta con {firm}.',
  whyAddress: 'Recibe este correo porque alguien indicó esta dirección en el sitio web de {firm}.',
  device: '{browser} en {system}',
  unknownDevice: 'un dispositivo desconocido',
  unknownBrowser: 'un navegador desconocido',

  // confirm the address of a new account
  verifySubject: 'Confirme su correo electrónico',
  verifyText:
    'Alguien creó una cuenta con este correo electrónico. Si fue usted, confírmelo con el botón o escriba el código en la página donde creó la cuenta.',
  verifyAction: 'Confirmar mi correo',
  verifyLimits: 'El enlace sirve durante 24 horas; el código, durante 30 minutos.',
  verifyIgnore:
    'Si no creó una cuenta, puede ignorar este correo. La cuenta no funciona sin su confirmación.',

  // signed up with an address that has an account
  alreadySubject: 'Ya tiene una cuenta',
  alreadyText:
    'Alguien intentó crear una cuenta con este correo electrónico, que ya tiene una. No cambió nada.',
  alreadySignIn:
    'Si fue usted, inicie sesión con su contraseña. Si no la recuerda, cree una nueva.',

  // invitation
  invitationSubject: 'Su cuenta en {brokerage}',
  invitationText: '{brokerage} creó una cuenta para usted. Elija una contraseña para usarla.',
  choosePassword: 'Elegir una contraseña',
  invitationLimits: 'El enlace sirve una sola vez, durante siete días. Después, pídanos otro.',
  invitationIgnore: 'Si no esperaba este correo, puede ignorarlo.',

  // passwords
  resetText:
    'Alguien pidió crear una contraseña nueva para su cuenta. Si fue usted, continúe aquí:',
  resetLimits:
    'El enlace sirve una sola vez, durante {hours, plural, =0 {30 minutos} one {una hora} other {# horas}}. Al crear una contraseña nueva se cierra su sesión en todas partes.',
  resetIgnore: 'Si no fue usted, puede ignorar este correo. Su contraseña sigue igual.',
  passwordChangedSubject: 'Se cambió su contraseña',
  passwordChangedText:
    'La contraseña de su cuenta se cambió el {at}, desde {device}. Se cerró la sesión en los demás dispositivos.',
  lockedSubject: 'Demasiados intentos de entrar en su cuenta',
  lockedText:
    'Hasta el {at}, alguien escribió demasiadas veces una contraseña equivocada para su cuenta. Nadie logró entrar.',
  lockedEffect:
    'Por un rato, los dispositivos nuevos no pueden entrar con contraseña. Los que usted ya usó sí pueden, y el bloqueo termina solo.',
  lockedClosing:
    'Si fue usted, espere un poco e intente otra vez. Si no, su contraseña impidió que entraran. Elija otra si la usa en otros sitios.',

  // a change of the email address, requested by the person
  emailChangeSubject: 'Confirme su nuevo correo electrónico',
  emailChangeText: 'Confirme que quiere usar este correo electrónico para su cuenta.',
  emailChangeAction: 'Usar este correo',
  emailChangeLimits:
    'El enlace sirve una sola vez, durante 24 horas. Hasta entonces su cuenta conserva el correo anterior.',
  emailChangeIgnore: 'Si no pidió este cambio, puede ignorar este correo.',
  emailTakenSubject: 'Este correo electrónico ya está en uso',
  emailTakenText:
    'Alguien con otra cuenta pidió usar este correo electrónico, que ya es de su cuenta. No cambió nada.',
  emailAskedSubject: 'Alguien pidió cambiar su correo electrónico',
  emailAskedText:
    'El {at}, desde {device}, alguien pidió cambiar el correo electrónico de su cuenta. La cuenta conserva este hasta que se confirme el otro.',
  emailAskedClosing:
    'Si fue usted, no tiene que hacer nada. Si no, cree una contraseña nueva ahora mismo. Eso detiene el cambio.',
  emailChangedSubject: 'Se cambió su correo electrónico',
  emailChangedText:
    'El correo electrónico de su cuenta se cambió el {at}. Ya no enviamos correos a este.',
  emailChangedUndo:
    'Si no fue usted, deshaga el cambio. Eso cierra todas las sesiones de su cuenta. Después, cree una contraseña nueva.',
  emailUndoAction: 'Deshacer el cambio',
  emailUndoLimits: 'El enlace sirve una sola vez, durante siete días.',

  // a change of the email address, made by the office
  emailReplacedSubject: 'Nuestra oficina está cambiando su correo',
  emailReplacedText:
    'El {at}, nuestra oficina empezó a cambiar el correo electrónico de su cuenta. Este sigue en uso hasta que se confirme el nuevo.',
  emailReplacedUndo:
    'Si no lo pidió, detenga el cambio. Si ya se hizo, esto recupera su correo anterior y cierra todas las sesiones de su cuenta.',
  emailReplacedAction: 'Detener el cambio',
  emailReplacingSubject: 'Confirme su nuevo correo en {brokerage}',
  emailReplacingText:
    'Nuestra oficina está cambiando el correo electrónico de su cuenta a {email}. Confirme que es suyo y úselo para iniciar sesión. Su contraseña sigue igual.',
  emailReplacingLimits:
    'El enlace sirve una sola vez y vence en tres días. Hasta que confirme, sigue en uso su correo anterior.',
  emailReplacingClosing: 'Si no esperaba este correo, comuníquese con nosotros.',

  // a code for people without a password or second step
  proofSubject: 'Su código de confirmación',
  proofText:
    'Alguien que inició sesión en su cuenta desde {device} quiere hacer un cambio importante.',
  proofLimits:
    'El código vence en 10 minutos. Si no fue usted, no lo comparta y cierre la sesión de ese dispositivo.',

  // devices and ways to sign in
  newDeviceSubject: 'Un dispositivo nuevo entró en su cuenta',
  newDeviceText: 'El {at} se inició sesión en su cuenta por primera vez desde {device}.',
  newDeviceAction: 'Ver sus dispositivos',
  newDeviceClosing:
    'Si fue usted, no tiene que hacer nada. Si no, cierre la sesión de ese dispositivo y cree una contraseña nueva ahora mismo.',
  stolenSubject: 'Cerramos la sesión de uno de sus dispositivos',
  stolenText:
    'El {at}, una de sus sesiones se usó otra vez, desde {device}. Es posible que alguien la haya copiado, así que la cerramos.',
  stolenClosing:
    'Inicie sesión otra vez para continuar. Si no esperaba esto, cree una contraseña nueva. Eso cierra la sesión en todos los dispositivos.',
  linkIdentitySubject: '¿Está iniciando sesión con {provider}?',
  linkIdentityText:
    'El {at}, alguien usó {provider} ({email}) desde {device} para iniciar sesión en su cuenta. Si fue usted, confírmelo. A partir de entonces podrá iniciar sesión con {provider}.',
  linkIdentityAction: 'Confirmar que soy yo',
  linkIdentityLimits:
    'El enlace sirve una sola vez y vence en {hours, plural, =0 {30 minutos} one {una hora} other {# horas}}.',
  linkIdentityIgnore: 'Si no fue usted, ignore este correo. No cambiará nada.',
  linkedSubject: 'Ya puede iniciar sesión con {provider}',
  linkedText:
    '{provider} se agregó a su cuenta el {at}, desde {device}. Ya puede iniciar sesión con ese servicio.',
  unlinkedSubject: 'Ya no puede iniciar sesión con {provider}',
  unlinkedText:
    '{provider} se quitó de su cuenta el {at}, desde {device}. Ya no puede iniciar sesión con ese servicio.',
  seeSignIn: 'Ver cómo inicia sesión',

  // two-step sign-in
  twoStepSubject: 'Cambió su verificación en dos pasos',
  totpOn: 'Se configuró una aplicación de autenticación para su cuenta el {at}, desde {device}.',
  totpOff: 'Se desactivó la aplicación de autenticación de su cuenta el {at}, desde {device}.',
  passkeyAdded: 'Se agregó una llave de acceso a su cuenta el {at}, desde {device}.',
  passkeyRemoved: 'Se quitó una llave de acceso de su cuenta el {at}, desde {device}.',
  codesRenewed:
    'Se crearon códigos de recuperación nuevos para su cuenta el {at}, desde {device}. Los anteriores ya no sirven.',
  codeUsed:
    'Se usó un código de recuperación para iniciar sesión en su cuenta el {at}, desde {device}.',
  seeTwoStep: 'Ver su verificación en dos pasos',

  // a deleted account
  deletedSubject: 'Se eliminó su cuenta',
  deletedText: 'Su cuenta se eliminó el {at}. Ya nadie puede iniciar sesión en ella.',
  deletedData:
    'En 30 días borramos todo lo que tenemos sobre usted, excepto lo que la ley nos obliga a conservar.',
  deletedClosing: 'Si fue un error, llámenos antes de 30 días.',
} as const;
