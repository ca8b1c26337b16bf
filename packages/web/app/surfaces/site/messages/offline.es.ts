/** The Spanish texts of ./offline.ts. */
export const offlineMessages = {
  appDescription: 'Casas en venta en el área de {area}: búsquelas, guárdelas y visítelas.',
  searchHomes: 'Buscar casas',
  favorites: 'Favoritos',

  title: 'Sin conexión',
  cannotLoad:
    'No podemos cargar esta página en este momento. Revise su Wi‑Fi o sus datos móviles e intente de nuevo.',
  opensItself: 'La página se abrirá sola cuando vuelva la conexión.',
  call: '¿Nos necesita ahora? Llame al <phone></phone>.',
  tryAgain: 'Intentar de nuevo',

  resultsFrom: 'Sin conexión. Estos resultados son de las {time}.',
  pageFrom: 'Sin conexión. Esta página es de las {time}.',
  unreachable: 'No podemos conectar con el sitio. Esto se cargó a las {time}.',
} as const;
