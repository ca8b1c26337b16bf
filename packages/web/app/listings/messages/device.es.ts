export const deviceMessages = {
  lastSearch: 'Su última búsqueda',
  continue: 'Continuar su última búsqueda: <link>{search}</link>',
  forget: 'Olvidar su última búsqueda',
} as const;
