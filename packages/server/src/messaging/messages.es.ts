export const notificationMessages = {
  open: 'Abrir',
  why: 'Recibe este correo porque eligió avisos por correo para estas novedades.',
  change: 'Elegir qué le avisamos y cómo',

  digestSubject:
    '{count, plural, one {# novedad que no ha visto} other {# novedades que no ha visto}}',
  digestText:
    '{count, plural, one {Esto es nuevo desde su último correo diario y todavía no lo ha visto:} other {Esto es nuevo desde su último correo diario y todavía no lo ha visto:}}',
  digestMore: '{count, number} más',
  digestAll: 'Ver todos los avisos',
  digestWhy: 'Recibe este correo porque eligió un correo diario sobre lo que todavía no ha visto.',
  digestStop: 'Elegir qué le enviamos por correo',

  other: 'Novedades',
  otherText: 'Hay novedades para usted.',
} as const;

export const letterMessages = {
  why: 'Recibe este correo porque está en contacto con {firm}.',
  howToStop: 'Si no quiere recibir correos como este, use el enlace de abajo o responda STOP.',
  stop: 'Dejar de recibir correos publicitarios',
  homes: '{count, plural, one {La casa} other {Las casas}}',
} as const;
