import { isEnglishBuild, wordsIn } from '#platform';

/** Specialties and styles of agents in Spanish, by the English words. */
export const agentWordsInSpanish: Readonly<Record<string, string>> = isEnglishBuild
  ? {}
  : {
      'First homes': 'Primera casa',
      'Moving up': 'Cambio a una casa más grande',
      Downsizing: 'Cambio a una casa más pequeña',
      Relocation: 'Mudanza de otra ciudad',
      'New construction': 'Construcción nueva',
      'Historic homes': 'Casas históricas',
      'Condos and townhomes': 'Condominios y casas adosadas',
      Acreages: 'Casas con terreno',
      'Luxury homes': 'Casas de lujo',
      'Investment property': 'Propiedades de inversión',
      'Selling and staging': 'Venta y presentación de casas',
      Outgoing: 'Sociable',
      Direct: 'Directo',
      'Easy-going': 'Tranquilo',
      // roles of agents
      Agent: 'Agente',
      'Co-Agent': 'Coagente',
      'Internal-Agents': 'Agente',
      // languages
      English: 'inglés',
      Spanish: 'español',
      'American Sign Language': 'lengua de señas americana',
      Arabic: 'árabe',
      Burmese: 'birmano',
      Chinese: 'chino',
      Dari: 'darí',
      French: 'francés',
      German: 'alemán',
      Hindi: 'hindi',
      Karen: 'karen',
      Nepali: 'nepalí',
      Polish: 'polaco',
      Portuguese: 'portugués',
      Russian: 'ruso',
      Somali: 'somalí',
      Tamil: 'tamil',
      Ukrainian: 'ucraniano',
      Vietnamese: 'vietnamita',
    };

/** A specialty, style or spoken language of an agent in the language of the page or email. */
export const agentWord = wordsIn(agentWordsInSpanish);

/** Questions and options of the quiz in Spanish, by the English words. */
export const quizWordsInSpanish: Readonly<Record<string, string>> = isEnglishBuild
  ? {}
  : {
      'How do you recharge after a busy week?':
        '¿Cómo recupera energías después de una semana ocupada?',
      'Alone, somewhere quiet': 'A solas, en un lugar tranquilo',
      'With a few close friends': 'Con unos pocos amigos cercanos',
      'In a room full of people': 'En un lugar lleno de gente',
      'Which home would you most like to come back to?': '¿A qué casa le gustaría más regresar?',
      'A new house with everything done': 'Una casa nueva con todo listo',
      'An older house with character': 'Una casa antigua con carácter',
      'A low-maintenance condo or townhome':
        'Un condominio o una casa adosada con poco mantenimiento',
      'Which title fits the movie about your move?':
        '¿Qué título le queda a la película de su mudanza?',
      'The Great Adventure': 'La gran aventura',
      'Home at Last': 'Por fin en casa',
      'The Smart Investment': 'La inversión inteligente',
      'How do you make big decisions?': '¿Cómo toma las decisiones importantes?',
      'I follow my gut': 'Sigo mi intuición',
      'I compare all the numbers': 'Comparo todos los números',
      'I talk it through with others': 'Lo converso con otras personas',
      'Which city would you pick for a dream vacation?':
        '¿Qué ciudad elegiría para unas vacaciones soñadas?',
      Paris: 'París',
      'New York': 'Nueva York',
      Honolulu: 'Honolulu',
      'What is your style?': '¿Cuál es su estilo?',
      Classic: 'Clásico',
      Modern: 'Moderno',
      Relaxed: 'Relajado',
      'Where do you like to shop?': '¿Dónde le gusta comprar?',
      'A local boutique': 'En una tienda local',
      'A big-box store': 'En una tienda grande',
      Online: 'En línea',
      'What does a good weekend look like?': '¿Cómo es un buen fin de semana?',
      'A project around the house': 'Un proyecto en la casa',
      'Out exploring the city': 'Recorrer la ciudad',
      'Outdoors, away from it all': 'Al aire libre, lejos de todo',
      'What personality would your ideal agent have?': '¿Qué personalidad tendría su agente ideal?',
      Outgoing: 'Sociable',
      Direct: 'Directo',
      'Easy-going': 'Tranquilo',
      'Would you prefer a male or a female agent?': '¿Preferiría un agente o una agente?',
      Male: 'Hombre',
      Female: 'Mujer',
      'No preference': 'Sin preferencia',
    };

/** A question or an option of the quiz in the language of the page. */
export const quizWord = wordsIn(quizWordsInSpanish);
