export const cardMessages = {
  soldFor: 'Vendida por {price}',
  soldOn: 'Vendida por {price} el {date}',
  noPrice: 'Precio no indicado',
  noAddress: 'Dirección a petición',
  beds: '{count} dorm.',
  baths: '{count} ba.',
  squareFeet: '{area} pies²',
  lotSize: 'Lote de {size}',
  lot: 'lote de {acres} acres',
  fullBaths: '{count, plural, one {# completo} other {# completos}}',
  partialBaths: '{count, plural, one {# parcial} other {# parciales}}',
  halfBaths: '{count, plural, one {# medio baño} other {# medios baños}}',
  listedBy: 'Listada por {firm}',
  noFirm: 'Agencia no indicada',

  // ribbons
  newListing: 'Nueva',
  reduced: 'Precio rebajado',
  reducedBy: 'Rebajada {amount}',
  openHouse: 'Abierta {day} {time}',

  // photos
  noPhoto: 'Foto no disponible',
  home: 'Casa',
  homeAt: '{home}, {place}',
  homeIn: '{home} en {place}',
  photoCaption: '{caption}: {home}',
  photoNumber: '{home}, foto {number}',

  // where listings come from
  aboutListings: 'Sobre esta información',
  listingService: 'el servicio de listado múltiple (MLS)',
  source: 'La información de las casas proviene de {source}.',
  sourceUpdated:
    'La información de las casas proviene de {source} y se actualizó por última vez: {updated}.',
  sourceTerms:
    'Se ofrece para el uso personal y no comercial de los consumidores y solo puede usarse para identificar propiedades que le interese comprar. Se considera confiable, pero no está garantizada y debe verificarse de forma independiente. Las casas listadas por agencias distintas de {brokerage} llevan el nombre de la agencia que las lista.',
} as const;
