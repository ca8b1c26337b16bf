export const homepageMessages = {
  title: 'Casas en venta en {area} y sus alrededores',
  description:
    '{firm} le ayuda a comprar y vender casas en {cities}. Vea todas las casas en venta y las que hemos vendido, y hable con un agente.',
  tagline: 'Todo empieza en casa. Disfrute el lugar donde vive.',
  heroLead:
    'Todas las casas en venta en la zona de {area}, directamente del MLS y actualizadas durante el día.',

  // buying and selling
  ways: '¿En qué podemos ayudarle?',
  buyers: 'COMPRADORES',
  buyersText:
    'Vea todas las casas en venta, guarde las que le gusten y visítelas con un agente que trabaja para usted.',
  explore: 'Ver casas',
  sellers: 'VENDEDORES',
  sellersText:
    'Hable del precio, las fechas y los preparativos con un agente que sabe lo que se vende en su zona.',
  homeValue: '¿Cuánto vale su casa?',
  both: 'COMPRAR Y VENDER',
  bothText:
    'Venda una casa y compre la próxima con un solo equipo, un solo plan y fechas que encajan.',
  contactUs: 'Contáctenos',

  // agent quiz, app
  match: 'Encuentre a su agente',
  matchText:
    'Responda diez preguntas cortas y le sugeriremos un agente que trabaje como a usted le gusta.',
  app: '¡Nueva aplicación muy pronto!',
  appText:
    'Sea de los primeros en saber cuándo podrá buscar y guardar casas en nuestra aplicación.',

  // magazine
  magazine: 'Nuestra revista',
  magazineText: 'Casas, barrios y el mercado local, por {firm}.',
  readIssue: 'Leer la revista',
  subscribe: 'Suscribirse',
} as const;
