export const rootMessages = {
  failed: 'Algo salió mal de nuestro lado',
  tryLater: 'Inténtelo de nuevo en un momento.',
  searchHomes: 'Buscar casas',

  seeingAs:
    'Está viendo el sitio como {name} ({role}). Solo lectura: no se puede cambiar ni enviar nada.',
  seeingAsRole:
    'Está viendo el sitio con el rol {role}. Solo lectura: no se puede cambiar ni enviar nada.',
  over: 'Terminó su tiempo para ver el sitio como {name} ({role}). Salga para volver a su cuenta.',
  overAsRole:
    'Terminó su tiempo para ver el sitio con el rol {role}. Salga para volver a su cuenta.',
  exit: 'Salir',
} as const;
