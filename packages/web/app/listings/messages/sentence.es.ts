export const sentenceMessages = {
  notUnderstood:
    'Omitimos {parts} porque no {count, plural, one {lo reconocimos} other {los reconocimos}}.',
  skipped: 'Omitimos {parts}.',
  why: '¿Por qué?',
  notSearched: 'No buscamos {parts}. {reason}',
  dismiss: 'Cerrar',
} as const;
