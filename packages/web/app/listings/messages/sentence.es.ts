export const sentenceMessages = {
  notUnderstood: 'No entendimos {parts}. El resto de su búsqueda se aplica.',
  notSearched: 'No buscamos {parts}. {reason}',
  dismiss: 'Cerrar',
} as const;
