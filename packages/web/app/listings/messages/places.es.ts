export const placeMessages = {
  // headings
  inCity: 'Casas en venta en {name}',
  inCounty: 'Casas en venta en el condado de {name}',
  nearElementarySchool: 'Casas en venta cerca de la escuela primaria {name}',
  nearHighSchool: 'Casas en venta cerca de la preparatoria {name}',
  nearSchool: 'Casas en venta cerca de {name}',
  inDistrict: 'Casas en venta en el distrito escolar {name}',

  // a place in sentences
  none: 'No hay casas en venta aquí en este momento.',
  count:
    '{count, plural, one {Hay # casa} other {Hay # casas}} en venta aquí en este momento{new, plural, =0 {} one {, # de ellas nueva esta semana} other {, # de ellas nuevas esta semana}}.',
  medianPrice: 'La mediana del precio de lista es {price}.',
  medianPriceAndArea: 'La mediana del precio de lista es {price}, o {perSquareFoot} por pie².',
  medianDays: 'La mitad lleva {days, plural, one {# día} other {# días}} o menos en el mercado.',
  reduced: '{count, plural, one {# tiene} other {# tienen}} un precio más bajo que hace 30 días.',
  byType: 'Por tipo: {types}.',
  typeCount: '{type} {count, number}',

  // figures
  homesForSale: 'Casas en venta',
  priceMedian: 'Precio mediano',
  daysMedian: 'Mediana de días en el mercado',
  perSquareFootMedian: 'Precio mediano por pie²',
  homesByPrice: 'Casas por precio',
  andMore: '{price} o más',
  range: 'de {from} a {to}',
  bar: '{range}: {count, plural, one {# casa} other {# casas}}',
  source:
    'Las cifras son de las casas que hoy están en venta en el MLS; “–” significa que hay muy pocas para calcular. <link>Lista completa: {kind}</link>',

  // the map
  mapOf: 'Mapa de casas en venta en {name}',
  searchOnMap: 'Buscar en el mapa',

  // links
  newest: 'Casas más nuevas',
  seeAll: 'Ver las {count} casas',
  searchElsewhere: 'Buscar en otro lugar',
  others: 'Más lugares: {kind}',
  byCity: 'Casas en venta por ciudad',
  byCounty: 'Casas en venta por condado',
  byZip: 'Casas en venta por código postal',
  byNeighborhood: 'Casas en venta por barrio',
  byElementarySchool: 'Casas en venta por escuela primaria',
  byHighSchool: 'Casas en venta por preparatoria',
  byDistrict: 'Casas en venta por distrito escolar',
  byPropertyType: 'Casas en venta por tipo',
  kinds: 'Tipos de lugares',
  kindCity: 'Ciudades',
  kindCounty: 'Condados',
  kindZip: 'Códigos postales',
  kindSubdivision: 'Vecindarios',
  kindElementarySchool: 'Escuelas primarias',
  kindHighSchool: 'Escuelas secundarias',
  kindDistrict: 'Distritos escolares',
  kindType: 'Tipos de casa',
  noPlaces: 'Ninguno en este momento.',

  // instead of an unknown place
  didYouMean: '¿Quiso decir uno de estos?',
  served: '{kind} con casas en venta',
  searchHere: 'Ciudad, código postal, escuela o dirección',
  search: 'Buscar',

  // places below the results
  browse: 'Casas por lugar y tipo',
  states: 'Estados',
  cities: 'Ciudades',
  counties: 'Condados',
  county: 'Condado de {name}',
  neighborhoods: 'Barrios',
  zips: 'Códigos postales',
  types: 'Tipos de propiedad',
  all: 'Ver todo',
} as const;
