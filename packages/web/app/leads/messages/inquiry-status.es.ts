export const inquiryStatusMessages = {
  received: 'Recibido',
  seen: 'Visto por {name}',
  seenByTeam: 'Visto por nuestro equipo',
  answered: 'Respondido',
  notSeen: 'Todavía no se ha abierto',
  notAnswered: 'Nos comunicaremos con usted antes de: {due}',
  linkNeeded: 'Abra el enlace de nuestro correo para ver en qué va su mensaje.',
} as const;
