export const suggestionMessages = {
  label:
    'Dirección, ciudad, código postal, barrio, escuela, número MLS, o lo que busca en sus propias palabras (en inglés)',
  placeholder: 'Dirección, ciudad o código postal',
  clear: 'Borrar la búsqueda y todos los filtros',
  search: 'Buscar',

  // the list below the box
  list: 'Sugerencias',
  available:
    '{count, plural, one {# sugerencia; use las flechas} other {# sugerencias; use las flechas}}',
  cities: 'Ciudades',
  zips: 'Códigos postales',
  neighborhoods: 'Barrios',
  schools: 'Escuelas',
  homes: 'Casas',
  mlsNumbers: 'Números MLS',
  inYourWords: 'En sus palabras',
  homeCount: '{count, plural, one {# casa} other {# casas}}',
  recent: 'Búsquedas recientes',
  clearRecent: 'Borrar las búsquedas recientes',
  recentCleared: 'Búsquedas recientes borradas',

  // examples of sentences, with | between them; sentences are understood in English
  tryAsking: 'Pruebe a escribir, en inglés',
  examples:
    '3 bed ranch under 450k|house with a pool under 500k|2 bed condo under 300k|new construction with a 3 car garage|4 bed house with at least 2,500 sq ft|townhouse with 2 baths|land under 150k|open houses this weekend|waterfront homes',

  // homes near this device
  nearYou: 'Cerca de usted',
  homesNearMe: 'Casas cerca de mí',
  nearMeHint: 'Usa su ubicación actual',
  locating: 'Buscando su ubicación…',
  noHomesNear: 'No tenemos casas cerca de usted.',
  locationDenied: 'Su navegador no comparte su ubicación. Escriba una ciudad o un código postal.',
  locationUnavailable: 'No pudimos obtener su ubicación. Escriba una ciudad o un código postal.',
} as const;
