export const designMessages = {
  notification: 'Aviso',
  dismiss: 'Cerrar el aviso',
  equalHousing: 'Igualdad de oportunidades en la vivienda',
} as const;
