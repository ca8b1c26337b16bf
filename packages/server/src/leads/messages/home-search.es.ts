export const homeSearchMessages = {
  subject: 'Su búsqueda de casas: {search}',
  intro: '{agent} preparó una búsqueda de casas para usted: {search}.',
  atOnce: 'Le escribiremos en cuanto algo coincida.',
  daily: 'Le escribiremos por la mañana cuando algo nuevo coincida.',
  weekly: 'Le escribiremos los lunes cuando algo nuevo coincida.',
  see: 'Ver las casas',
  why: 'Recibe este correo porque aceptó recibir correos de {firm}.',
  stop: 'No recibir más correos de esta búsqueda',
} as const;
