export const signInSheetMessages = {
  favorites: 'Inicie sesión para ver sus casas guardadas',
  dislikes: 'Inicie sesión para ver sus casas descartadas',
  viewed: 'Inicie sesión para ver las casas que vio',
  searches: 'Inicie sesión para ver sus búsquedas guardadas',
  tours: 'Inicie sesión para ver sus visitas',
  addresses: 'Inicie sesión para ver sus direcciones guardadas',
  profile: 'Inicie sesión para ver su perfil',
  account: 'Inicie sesión para ver su cuenta',
} as const;
