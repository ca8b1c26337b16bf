export const rootMessages = {
  failed: 'Algo salió mal de nuestro lado',
  tryLater: 'Inténtelo de nuevo en un momento.',
  searchHomes: 'Buscar casas',

  seeingAs: 'Está viendo Homestead como {name} ({role}). No se puede cambiar nada.',
  seeingAsRole: 'Está viendo Homestead como {role}. No se puede cambiar nada.',
  over: 'Se acabó su tiempo para ver Homestead como {name} ({role}). Salga para seguir como usted.',
  overAsRole: 'Se acabó su tiempo para ver Homestead como {role}. Salga para seguir como usted.',
  exit: 'Salir',
} as const;
