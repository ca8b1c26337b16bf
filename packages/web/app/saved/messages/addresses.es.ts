export const addressMessages = {
  list: 'Sus direcciones guardadas',
  remove: 'Quitar',
  removeAddress: 'Quitar {name}',
  removed: 'Dirección quitada.',
  addFirst: 'Guardar una dirección',
  addAnother: 'Guardar otra dirección',
  name: 'Nombre',
  nameHint: 'Trabajo, escuela, casa de la abuela…',
  address: 'Dirección',
  addressHint: 'Calle y ciudad',
  save: 'Guardar la dirección',
  saved: 'Guardamos {name}: {address}.',
  full: 'Ya guardó el máximo de {max, number} direcciones. Quite una para agregar otra.',
  driveTimes:
    'La página de cada casa muestra cuánto se tarda en auto, más o menos y sin tráfico, desde estas direcciones, y puede buscar por ese tiempo. Solo usted ve estas direcciones.',
  straightLines:
    'La página de cada casa muestra la distancia en línea recta a estas direcciones. Solo usted las ve.',
} as const;
