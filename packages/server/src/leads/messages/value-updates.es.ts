export const valueUpdateMessages = {
  subject: '{street}: {mid} según las ventas cercanas',
  range:
    'Según lo que se pagó por casas parecidas, su casa vale entre {low} y {high}; el valor central es {mid}.',
  basis:
    'Nos basamos en {count, plural, one {# venta} other {# ventas}} del último año a menos de una milla: del mismo tipo y de tamaño parecido, por pie cuadrado.',
  notAppraisal:
    'Es una estimación por computadora y no un avalúo: no sabe cómo está su casa por dentro.',
  ask: 'Preguntar a una persona cuánto vale',
  why: 'Recibe este correo porque quiso que {firm} le escriba una vez al mes sobre el valor de su casa.',
  stop: 'No recibir más estos correos',
} as const;
