export const rootMessages = {
  failed: 'Algo salió mal de nuestro lado',
  tryLater: 'Inténtelo de nuevo en un momento.',
  searchHomes: 'Buscar casas',
} as const;
