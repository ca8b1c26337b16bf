/** Lo que un destinatario encuentra en sus campos de un PDF. */
export const fieldMarkMessages = {
  signature: 'Su firma',
  initials: 'Sus iniciales',
  date: 'Fecha de su firma',
  text: 'Su texto',
  checkbox: 'Su marca',
  pages: '{title}, con sus campos',
} as const;
