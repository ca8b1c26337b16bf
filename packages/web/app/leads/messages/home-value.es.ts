export const homeValueMessages = {
  street: 'Calle y número',
  city: 'Ciudad',
  zip: 'Código postal',
  callTime: 'Mejor hora para llamarle',
  anyTime: 'A cualquier hora',
  morning: 'Por la mañana',
  afternoon: 'Por la tarde',
  evening: 'Por la noche',
  about: 'Sobre la casa, como reparaciones o cuándo quiere vender (opcional)',
  send: 'Pedir el valor de mi casa',
  received: 'Recibimos su solicitud. Un agente le hablará sobre su casa.',
} as const;
