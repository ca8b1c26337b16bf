export const platformMessages = {
  miles: '{miles} millas',
  hours: '{hours} h',
  minutes: '{minutes} min',
  justNow: 'ahora mismo',
  unreachable: 'No pudimos comunicarnos con el servidor. Revise su conexión e inténtelo de nuevo.',
  tooSlow: 'El servidor tardó demasiado en responder. Inténtelo de nuevo.',
  unreadable: 'Recibimos una respuesta que no pudimos leer. Inténtelo de nuevo.',
  failed: 'Algo salió mal (error {status}).',
} as const;
