export const contactMessages = {
  close: 'Cerrar',
  message: 'Mensaje',
  title: 'Hable con nosotros',
  lead: 'Pregunte por una casa, por un barrio o por cuánto podría venderse la suya. Llámenos, mande un mensaje de texto o escríbanos.',
  call: 'Llamar al {phone}',
  textUs: 'Mensaje de texto al {phone}',
  sendEmail: 'Enviar un correo',

  // the form
  firstName: 'Nombre',
  lastName: 'Apellido',
  phone: 'Teléfono',
  submitInquiry: 'Enviar consulta',

  // after it was sent
  thankYou: 'Gracias',
  weAppreciate: 'Le agradecemos que se haya comunicado con nosotros.',
  withinOneHour: 'Alguien de nuestro equipo se comunicará con usted en menos de 1 hora.',
  contactSubmitted: 'Su mensaje se envió correctamente',

  // how fast we answer
  answeredWithinHour: 'Respondidas en menos de una hora: {share}% en los últimos 30 días.',
  answeredWithin: 'Respondidas en menos de {minutes} minutos: {share}% en los últimos 30 días.',
} as const;
