export const portalMessages = {
  accountSettings: 'Ajustes de la cuenta',
  setUpTwoStep:
    '<strong>Active la verificación en dos pasos para continuar.</strong> Su función la requiere. Sus permisos están suspendidos hasta que configure una aplicación de autenticación o una llave de acceso. <link>Configurarla</link>',
  addresses: 'Direcciones guardadas',
  profile: 'Perfil',
  saveSearchTitle: 'Guardar una búsqueda',
  saveSearch: 'Guardar esta búsqueda',
  editSearch: 'Editar la búsqueda guardada',
  yourHomes: 'Sus casas',
  savedSearch: 'Búsqueda guardada',
  savedSearches: 'Búsquedas guardadas',
  tours: 'Sus visitas',
  notifications: 'Avisos',
  deals: 'Sus transacciones',
} as const;
