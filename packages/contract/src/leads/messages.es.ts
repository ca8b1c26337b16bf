export const leadRuleMessages = {
  // the home-value form
  streetNeeded: 'La calle y el número son obligatorios',
  cityNeeded: 'La ciudad es obligatoria',
  zipNeeded: 'El código postal es obligatorio',
  zipDigits: 'El código postal debe tener 5 dígitos, o 9 con un guion',

  // mailing lists
  onAppList:
    '¡Gracias! ¡Ya está en la lista! Será de los primeros en saber cuándo sale la aplicación.',
  newsletterConsent:
    'Acepto que {firm} me envíe por correo electrónico su boletín sobre casas y el mercado local. Puedo cancelarlo en cualquier momento con un clic.',
  appConsent:
    'Acepto que {firm} me avise por correo electrónico cuando salga su aplicación. Puedo salir de la lista en cualquier momento con un clic.',

  // the contact form
  firstName: 'nombre',
  lastName: 'apellido',
  messageLong: 'El mensaje es demasiado largo',
  contactPhoneNeeded: 'Escriba su número de teléfono',
  contactPhoneDigits: 'El número de teléfono debe tener 10 dígitos',

  // the short forms
  userName: 'nombre',
  name: 'nombre',
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

  textConsent: 'Envíenme mensajes de texto sobre mi solicitud',
  marketingTextConsent:
    'Envíenme mensajes de texto con casas en venta, noticias del mercado y promociones',
  marketingEmailConsent: 'Envíenme correos con casas en venta, noticias del mercado y promociones',
  consentTerms:
    'Al marcar una casilla, acepta que {firm} le envíe estos mensajes al teléfono o correo indicado arriba. Los mensajes de texto pueden ser automáticos y su frecuencia varía. Pueden aplicarse tarifas de mensajes y datos. Su consentimiento no es condición para comprar nada. Responda STOP para dejar de recibir mensajes de texto o HELP para recibir ayuda. Cada correo publicitario tiene un enlace para dejar de recibirlos.',
} as const;
