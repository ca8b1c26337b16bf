export const listEmailMessages = {
  confirmSubject: 'Confirme su suscripción al boletín: {firm}',
  confirmLead:
    'Alguien, probablemente usted, se suscribió con esta dirección al boletín de {firm}. Confírmelo y empezará a recibirlo.',
  confirmAppSubject: 'Confirme que quiere estar en la lista de nuestra aplicación',
  confirmApp:
    'Alguien, probablemente usted, se anotó otra vez con esta dirección para el correo que {firm} enviará cuando salga su aplicación. Confírmelo y volverá a la lista.',
  confirm: 'Confirmar la suscripción',
  ignore: 'Si no fue usted, ignore este correo y no estará en la lista.',
  welcomeSubject: 'Está en la lista del boletín de {firm}',
  welcome: 'Recibirá el boletín de {firm} en esta dirección.',
  appSubject: 'Está en la lista de nuestra aplicación',
  app: '{firm} le enviará un correo cuando salga su aplicación.',
  why: 'Recibe este correo porque está en una lista de {firm}.',
  whyAsked: 'Recibe este correo porque alguien indicó esta dirección en el sitio web de {firm}.',
  leave: 'Dejar esta lista con un clic',
} as const;
