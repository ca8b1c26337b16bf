export const leadRuleMessages = {
  // the contact form
  firstName: 'nombre',
  lastName: 'apellido',
  messageLong: 'El mensaje es demasiado largo',
  contactPhoneNeeded: 'Escriba su número de teléfono',
  contactPhoneDigits: 'El número de teléfono debe tener 10 dígitos',

  // the short forms
  userName: 'nombre',
  phoneNeeded: 'Escriba su número de teléfono',
  phoneDigits: 'El número de teléfono debe tener 10 dígitos',

  // tours
  timeNeeded: 'Escriba la hora',
  timeTaken: 'Ya la eligió',
  timesFull: 'Elija 3 horas como máximo',
  timeSkipped: 'Esta hora no existe ese día: se adelantan los relojes',
  timePassed: 'Esta hora ya pasó',
  nameNeeded: 'Escriba su nombre',
  nameLong: 'El nombre es demasiado largo',
  nameInvalid: 'El nombre no es válido',
  emailNeeded: 'Escriba su correo electrónico',
  emailInvalid: 'El correo electrónico no es válido',
  tourPhoneNeeded: 'Escriba su número de teléfono',
  tourPhoneDigits: 'El número de teléfono debe tener 10 dígitos',
  messageNeeded: 'Escriba un mensaje',

  textConsent:
    'Acepto que {firm} me envíe mensajes de texto sobre mi consulta a este número. Pueden aplicarse tarifas de mensajes y datos. El consentimiento no es una condición para comprar nada. Responda STOP para dejar de recibirlos.',
} as const;
