export const clientNotificationMessages = {
  tours: 'Sus visitas',
  toursHelp: 'Una visita se confirma, se cambia o se rechaza. No se puede desactivar: es su cita.',
  confirmed: 'Su visita a {home} está confirmada para el {at}',
  proposed: 'Elija una hora para su visita a {home}',
  declined: 'No podemos mostrarle {home}',
  canceledByUs: 'Su visita a {home} se canceló',
  homeByNumber: 'N.º MLS {number}',

  agent: 'Su agente',
  agentHelp: 'Le asignan un agente, o cambia de agente.',
  agentIs: 'Su agente es {name}',
} as const;
