export const requestMessages = {
  name: 'Nombre',
  phone: 'Teléfono',
  close: 'Cerrar',
} as const;
