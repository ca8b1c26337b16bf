export const ownNotificationMessages = {
  none: 'Todavía no hay novedades',
  noneHint:
    'Aquí le avisamos cuando se confirma una visita o una búsqueda guardada encuentra una casa.',
  findHomes: 'Buscar casas',
  unread: '{count, plural, =0 {Ya lo vio todo.} one {Hay # novedad.} other {Hay # novedades.}}',
  isNew: 'Nuevo',
  read: 'Marcar como leído',
  readAll: 'Marcar todo como leído',
  allRead: 'Todo está marcado como leído.',
  oneRead: 'Marcado como leído.',
  newer: 'Más recientes',
  older: 'Anteriores',
  pages: 'Páginas de avisos',
  settings: 'Elija qué le avisamos y cómo',
} as const;
