export const alertEmailMessages = {
  // subjects: one home
  subjectNewBeds: 'Nueva en {place}: {count, number} dorm. por {price}',
  subjectNew: 'Nueva en {place}: {price}',
  subjectPriceDrop: 'Precio rebajado: {home} ahora en {price}',
  subjectBack: 'De nuevo en venta: {home}, {price}',
  subjectOpenHouse: 'Casa abierta: {home}, {at}',

  // subjects: several homes
  manyNew: '{count, number} casas nuevas en {place}',
  manyNewElsewhere: '{count, number} casas nuevas para usted',
  manyDrops: '{count, number} casas con precio rebajado en {place}',
  manyDropsElsewhere: '{count, number} casas con precio rebajado',
  manyBack: '{count, number} casas de nuevo en venta en {place}',
  manyBackElsewhere: '{count, number} casas de nuevo en venta',
  manyOpenHouses: '{count, number} casas abiertas en {place}',
  manyOpenHousesElsewhere: '{count, number} casas abiertas',
  news: 'Novedades de {count, number} casas en {place}',
  newsElsewhere:
    'Novedades de {count, plural, one {# casa} other {# casas}} en sus búsquedas guardadas',

  // the text
  foundByOne: 'Su búsqueda guardada “{search}” encontró esto:',
  foundByShared: 'La búsqueda que preparamos para usted, “{search}”, encontró esto:',
  foundBySeveral: 'Sus {count, number} búsquedas guardadas encontraron esto:',
  isNew: 'Nueva',
  priceDrop: 'Precio rebajado',
  priceDropFrom: 'Precio rebajado, antes {price}',
  backOnMarket: 'De nuevo en venta',
  openHouse: 'Casa abierta',
  openHouseAt: 'Casa abierta {at}',
  mlsNote: 'Los precios y estados vienen del MLS y pueden haber cambiado desde entonces.',
  seeAll: 'Ver todas, {count, number} más',
  seeSearch: 'Ver esta búsqueda',
  seeHome: 'Ver la casa',
  requestTour: 'Pedir una visita',
  homeByNumber: 'N.º MLS {number}',
  priceUnknown: 'precio no indicado',

  // why they got it
  why: '{searches, plural, one {Recibe este correo porque guardó esta búsqueda.} other {Recibe este correo porque guardó estas búsquedas.}}',
  whyKept: 'Recibe este correo porque {firm} preparó una búsqueda de casas para usted.',
  stop: '{searches, plural, one {Dejar de recibir las alertas de esta búsqueda} other {Dejar de recibir estas alertas}}',
} as const;

export const homesNotificationMessages = {
  homes: 'Casas',
  homesHelp:
    'Casas nuevas y cambios en sus búsquedas guardadas. En cada búsqueda elige con qué frecuencia.',
  found: 'Hay novedades de {count, plural, one {# casa} other {# casas}} en “{search}”',
} as const;
