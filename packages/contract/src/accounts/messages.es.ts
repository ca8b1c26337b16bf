export const personRuleMessages = {
  emailNeeded: 'Escriba su correo electrónico',
  emailInvalid: 'Escriba un correo electrónico válido',
  emailNotRegistered: 'Escriba un correo electrónico registrado',
  nameNeeded: 'Escriba su {label}',
  nameLetters: 'Su {label} solo puede tener letras',
  nameShort: 'Su {label} debe tener al menos 2 letras',
  nameLong: 'Su {label} no puede tener más de 25 letras',
  passwordNeeded: 'Escriba su contraseña',
  passwordShort: 'La contraseña debe tener al menos 6 caracteres',
  passwordKinds: 'La contraseña debe tener al menos una minúscula, una mayúscula y un número',
  newPasswordKinds: 'La contraseña debe tener al menos una minúscula, una mayúscula y un número',
  staffPasswordShort: 'La contraseña debe tener al menos {min} caracteres',
  confirmationNeeded: 'Confirme su contraseña',
  confirmationDiffers: 'Las contraseñas no coinciden',
  confirmNeeded: 'Confirme su contraseña',
  confirmDiffers: 'Las contraseñas no coinciden',
  termsNeeded: 'Debe aceptar los términos y condiciones',
  phoneDigits: 'El número de teléfono debe tener 10 dígitos',
  zipDigits: 'El código postal debe tener 5 dígitos, o 9 con un guion',
  linkInvalid: 'Escriba una dirección https completa',
} as const;

export const notificationChoiceMessages = {
  email: 'En la aplicación y por correo enseguida',
  digest: 'En la aplicación y en el correo diario',
  app: 'Solo en la aplicación',
  off: 'Desactivado',
} as const;
