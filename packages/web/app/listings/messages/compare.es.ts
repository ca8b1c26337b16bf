export const compareMessages = {
  // on a card
  compare: 'Comparar',
  compareHome: 'Comparar {home}',

  // the homes chosen on this device
  chosenHomes: 'Casas para comparar',
  chosen: '{count, number} de {max, number} casas elegidas',
  full: 'Puede comparar {max, number} casas. Quite una para agregar otra.',
  removeHome: 'Quitar {home}',
  compareHomes: '{count, plural, one {Comparar esta casa} other {Comparar # casas}}',
  clear: 'Borrar',

  // the comparison
  title: 'Comparar casas',
  backToResults: 'Volver a los resultados',
  tooMany:
    'Puede comparar {max, number} casas, así que dejamos fuera N.º MLS {numbers}. Quite una casa para hacer espacio.',
  gone: 'N.º MLS {number} ya no está disponible o no se encuentra. <link>Quitarla</link>',
  empty:
    'Todavía no ha elegido casas. Elija “Comparar” en la tarjeta de una casa o escriba un número MLS a continuación.',
  terms:
    'El costo mensual es un cálculo, no una oferta de crédito: {down}% de pago inicial, {years} años al {rate}%, con impuesto a la propiedad, seguro y cuota de la HOA, según supuestos del {day}.',
  dash: '“–” significa que la agencia que lista la casa no dio el dato.',
  addByNumber: 'Agregar una casa por su número MLS',
  add: 'Agregar',
  table: 'Casas comparadas',
  remove: 'Quitar',
  best: 'la mejor de estas casas',
  worst: 'la menos favorable de estas casas',
  showAll: 'Mostrar todos los datos',
  showDifferences: 'Mostrar solo las diferencias',

  // its rows
  price: 'Precio',
  monthlyCost: 'Costo mensual (cálculo)',
  pricePerSquareFoot: 'Precio por pie²',
  status: 'Estado',
  beds: 'Dormitorios',
  baths: 'Baños',
  squareFeet: 'Pies cuadrados',
  lot: 'Lote',
  acres: '{acres} {count, plural, one {acre} other {acres}}',
  yearBuilt: 'Año de construcción',
  garageSpaces: 'Lugares de garaje',
  dues: 'Cuota de la HOA',
  duesEach: '{amount} {frequency}',
  noDues: 'Ninguna',
  daysOnMarket: 'Días en el mercado',
  elementarySchool: 'Escuela primaria',
  middleSchool: 'Escuela secundaria',
  highSchool: 'Preparatoria',
  schoolDistrict: 'Distrito escolar',
  type: 'Tipo',
  neighborhood: 'Barrio',
  listedBy: 'Listada por',
} as const;
