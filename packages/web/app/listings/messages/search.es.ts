export const searchMessages = {
  sortOrder: 'Orden',
  page: 'Página',

  // kinds of homes
  homes: 'Casas',
  houses: 'Casas unifamiliares',
  townhouses: 'Casas adosadas',
  condos: 'Condominios',
  villas: 'Villas y casas con patio',
  luxury: 'Casas de lujo',
  multiFamily: 'Casas multifamiliares',
  land: 'Terrenos',
  waterfront: 'Casas frente al agua',
  pool: 'Casas con piscina',
  equestrian: 'Casas para tener caballos',
  golfCourse: 'Casas en un campo de golf',
  farms: 'Granjas',

  // whether they are for sale
  forSale: '{homes} en venta',
  sold: '{homes} con venta cerrada',

  // where they are
  inPlaces: '{homes} en {places}',
  inSubdivisions: '{homes} en {places}, {city}',
  inCounties:
    '{homes} en {count, plural, one {el condado de {places}} other {los condados de {places}}}',
  nearHighSchools:
    '{homes} cerca de {count, plural, one {la preparatoria {places}} other {las preparatorias {places}}}',
  inDistricts:
    '{homes} en {count, plural, one {el distrito escolar {places}} other {los distritos escolares {places}}}',
  inArea: '{homes} en la zona de {region}',
  listedBy: '{homes} listadas por {name}',
  matching: '{homes} que coinciden con “{text}”',
  more: '{count, number} más',
} as const;
