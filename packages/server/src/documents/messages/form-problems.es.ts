/** Lo que falta o es dudoso en un formulario antes de firmarlo. */
export const formProblemMessages = {
  unanswered: 'Esto todavía no tiene respuesta.',
  explain: 'Esta respuesta necesita una explicación.',

  year: 'Un año tiene cuatro dígitos, por ejemplo 2012.',
  yearOr: 'Un año tiene cuatro dígitos, por ejemplo 2012. También puede escribir {other}.',
  yearRange: 'El año tiene que estar entre {first} y {last}.',
  number: 'Tiene que ser un número de 1 o más.',
  numberOr: 'Tiene que ser un número de 1 o más. También puede escribir {other}.',
  text: 'Escriba esta respuesta de otra manera.',
  unprintable: 'Esto no se puede imprimir: {characters}. Escríbalo sin estos caracteres.',

  notAsked: 'Usted respondió esto, pero según otra respuesta no corresponde.',
  years: 'El primer año es posterior al último.',
  roofOlder: 'Así el techo sería más antiguo que la casa ({year}).',
  leaksNow: 'Usted dice que el techo gotea ahora y también que nunca ha goteado.',
  twoSewers:
    'Según sus respuestas, la casa tiene tanto alcantarillado público o comunitario como un sistema séptico.',
  noSewer: 'Según sus respuestas, la casa no tiene ni alcantarillado ni sistema séptico.',
  noWater: 'Según sus respuestas, la casa no tiene ni agua pública ni un sistema privado.',
  equipmentNone: 'Usted respondió que sí, pero en {item} la respuesta es None / Not Included.',
  equipmentThere: 'Usted respondió que no, pero según {item} la casa lo tiene.',

  listingYear: 'Según el anuncio de la casa, es {year}.',
  listingSewer:
    'El anuncio de la casa dice {sewer, select, public {alcantarillado público} community {alcantarillado comunitario o de un SID} other {sistema séptico}}.',
  listingHas: 'El anuncio de la casa dice que sí hay.',
  listingHasNot: 'El anuncio de la casa dice que no hay.',
  floodPlain: 'Según el mapa de inundaciones, la casa está en una zona inundable.',
  notFloodPlain: 'Según el mapa de inundaciones, la casa está fuera de las zonas inundables.',
  leadForm: 'La declaración sobre pintura con plomo dice otra cosa.',

  needsLeadPaint:
    'La casa se construyó antes de 1978: también necesita la declaración sobre pintura con plomo.',
  needsLeadSoil:
    'La casa está en el área donde el suelo puede tener plomo: agregue el anexo sobre plomo en el suelo.',
  needsVa: 'La compra se financia con un préstamo VA: también necesita el anexo VA.',
  needsSid:
    'La casa está en un SID: el comprador tiene que recibir su estado de cuenta y firmar el recibo.',
} as const;
