export const homepageMessages = {
  // homes
  featured: 'Casas destacadas',
  newest: 'Nuevas en el mercado',
  seeNewest: 'Ver todas las casas nuevas',

  // cities
  cities: 'Ciudades populares donde trabajamos',
  cityHomes: '{count, plural, =0 {Ninguna casa por ahora} one {# casa} other {# casas}}',
  cityPhotos: 'Las fotos muestran casas en venta, listadas por {firms}.',

  // results
  record: 'RESULTADOS COMPROBADOS',
  recordLead: 'Lo que {firm} ha vendido desde el {day}, según el MLS.',
  homesSold: 'casas vendidas',
  homesSoldHint: 'listadas por nosotros y cerradas',
  volume: 'en ventas',
  volumeHint: 'la suma de los precios de venta de estas casas',
  days: '{count, plural, one {día} other {días}} en el mercado',
  daysHint: 'la mediana de estas casas',
  ratio: 'del precio de lista',
  ratioHint: 'mediana del precio de venta comparado con el último precio de lista',
  recordSource: 'No se cuentan los alquileres. Los resultados pasados no predicen una venta.',
  contactUs: 'Contáctenos',
} as const;
