export const signInPageMessages = {
  // sign in
  signIn: 'Iniciar sesión',
  wrongCredentials: 'El correo o la contraseña no son correctos',
  newHere: '¿Es nuevo aquí? <link>Cree una cuenta</link>',
  password: 'Contraseña',
  forgotPasswordLink: '¿Olvidó su contraseña?',
  or: 'o',
  backToSignIn: 'Volver a iniciar sesión',

  // register
  createAccountTitle: 'Crear una cuenta nueva',
  emailNeeded: 'Cree una cuenta con otro correo electrónico.',
  haveAccount: '¿Ya tiene una cuenta? <link>Inicie sesión</link>',
  goal: '¿Qué quiere hacer?',
  goalBuy: 'Quiero comprar',
  goalSell: 'Quiero vender',
  goalBoth: 'Comprar y vender',
  firstName: 'Nombre',
  lastName: 'Apellido',
  passwordHint: 'Al menos 6 caracteres, con una minúscula, una mayúscula y un número.',
  confirmPassword: 'Confirme la contraseña',
  agreeToTerms: 'Acepto los términos y condiciones',
  readTexts:
    'Lea los <terms>Términos de uso</terms> y la <privacy>Política de privacidad</privacy>',
  createAccount: 'Crear cuenta',
  accountCreated: 'Cuenta creada',
  done: 'Listo',
  confirmationSent:
    'Enviamos un correo a <email>{address}</email>. Abra el enlace para confirmar su dirección. Después podrá iniciar sesión.',
  enterCode: '¿Recibió un código? <link>Escribir el código</link>',

  // forgot and new password
  forgotPassword: 'Olvidé mi contraseña',
  forgotPasswordLead:
    'Escriba su correo electrónico y le enviaremos un enlace para crear una contraseña nueva.',
  confirm: 'Confirmar',
  checkEmail: 'Revise su correo',
  close: 'Cerrar',
  resetSent:
    'Si hay una cuenta con <email>{address}</email>, le enviamos un enlace para crear una contraseña nueva. Funciona durante al menos 30 minutos.',
  newPasswordTitle: 'Crear una contraseña nueva',
  newPasswordFor: 'Para <email>{address}</email>',
  resetExpired: '¿El enlace venció? <link>Pida uno nuevo</link>',

  // verify your identity
  verifyTitle: 'Verifique su identidad',
  codeLead: 'Escriba los 6 dígitos que le enviamos por correo. Funcionan durante 30 minutos.',
  verify: 'Verificar',
  sendNewCodeLead: '¿No lo recibió o venció? Envíe un código nuevo',
  sendNewCode: 'Enviar un código nuevo',
  tryAgain: 'Inténtelo de nuevo.',
  appLead: 'Escriba el código de su aplicación de autenticación.',
  oneMoreStep: 'Falta un paso para iniciar sesión.',
  startOver: 'Empezar de nuevo',
  enterRecoveryCode: 'Escribir un código de recuperación',
  recoveryCode: 'Código de recuperación',
  recoveryCodeHint:
    'Uno de los diez códigos que guardó cuando activó la verificación en dos pasos.',
  sendRecoveryCode: 'Usar este código',

  // links of emails
  confirmEmailTitle: 'Confirme su correo',
  confirmEmailLead:
    'Falta un paso: confirme que este es su correo electrónico y su cuenta estará lista.',
  confirmEmail: 'Confirmar mi correo',
  setNewPassword: 'Crear una contraseña nueva',
  newPassword: 'Contraseña nueva',
  setAndConfirm: 'Guardar y confirmar',
  confirmExpired: '¿El enlace venció? <link>Pida un código nuevo</link>',
  confirmNewEmailTitle: 'Confirme su correo nuevo',
  confirmNewEmailLead: 'Después iniciará sesión con la dirección a la que le enviamos este correo.',
  confirmNewEmail: 'Confirmar mi correo nuevo',
  undoEmailTitle: 'Conserve su correo',
  undoEmailLead:
    'Su correo seguirá siendo este y se cerrará la sesión en todos los dispositivos. Después creará una contraseña nueva.',
  undoEmail: 'Conservar mi correo',
  linkIdentityTitle: 'Confirme su inicio de sesión',
  linkIdentityLead:
    'Confirme solo si acaba de intentar iniciar sesión con la cuenta que aparece en nuestro correo.',
  linkIdentity: 'Confirmar mi inicio de sesión',

  // after an identity provider
  continue: 'Continuar',
} as const;
