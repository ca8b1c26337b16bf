import { isEnglishBuild, wordsIn } from '#platform';

/** What can be wrong with a listing, and with a report of it, in Spanish, by the English words. */
export const reportWordsInSpanish: Readonly<Record<string, string>> = isEnglishBuild
  ? {}
  : {
      'The price': 'El precio',
      'It’s sold or off the market': 'Está vendida o ya no está en venta',
      'The photos or the video': 'Las fotos o el video',
      'Rooms, size or other facts': 'Cuartos, tamaño u otros datos',
      'The address or the location on the map': 'La dirección o la ubicación en el mapa',
      'The wording is unfair or discriminatory': 'El texto es injusto o discriminatorio',
      'Something else': 'Otra cosa',
      'Choose what’s wrong': 'Elija qué está mal',
      'Message is required': 'El mensaje es obligatorio',
    };

/** A word of the report form in the language of the page. */
export const reportWord = wordsIn(reportWordsInSpanish);
