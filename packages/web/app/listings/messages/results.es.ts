export const resultsMessages = {
  total: '{total, plural, one {# resultado} other {# resultados}}',
  searching: 'Buscando…',
  updated: 'Actualizado {ago}',

  // the search form
  searchHomes: 'Buscar casas',
  priceFrom: 'Precio desde',
  priceTo: 'Precio hasta',
  noMin: 'Sin mínimo',
  noMax: 'Sin máximo',
  beds: 'Dormitorios',
  baths: 'Baños',
  any: 'Todos',
  orMore: '{count}+',
  filters: 'Filtros',
  propertyTypes: 'Tipos de propiedad',

  // active filters
  activeFilters: 'Filtros activos',
  remove: 'Quitar {label}',
  clear: 'Borrar todo',
  dropped: 'Una parte de este enlace no funcionó, así que ignoramos: {parts}.',
  droppedPart: '{label} “{value}”',

  // order and pages
  sort: 'Ordenar',
  apply: 'Aplicar',
  lowestFirst: 'Primero el precio más bajo',
  highestFirst: 'Primero el precio más alto',
  pages: 'Páginas de resultados',
  skipHomes: 'Saltar estas casas',
  previous: 'Anterior',
  next: 'Siguiente',
  showing: 'Del {first} al {last}',

  // list and map
  map: 'Mapa',
  list: 'Lista',
  hideMap: 'Ocultar el mapa',

  // the first load of the feed
  loading: 'Las casas todavía se están cargando.',
  loadingFrom: 'Las casas todavía se están cargando desde {source}.',
  loaded: '{listings, number} hasta ahora. Ya puede buscar.',
  loadedOf: '{listings, number} de unas {expected, number} hasta ahora. Ya puede buscar.',
  progress: 'Primera carga de casas',

  // no homes
  noPage: 'No hay página {page, number}',
  noPageHint: 'Puede que estas casas se hayan vendido desde que se creó el enlace.',
  firstPage: 'Ir a la primera página',
  noHomes: 'Ninguna casa coincide con esta búsqueda',
  noHomesYet: 'Las casas todavía se están cargando. Vuelva en un minuto o quite un filtro.',
  removeOne: 'Quite un filtro para ver casas:',
  fewerFilters: 'Use menos filtros o vea todas las casas.',
  without: 'Sin “{label}”: <homes>{count, plural, one {# casa} other {# casas}}</homes>',
  showAll: 'Mostrar todas las casas',
} as const;
