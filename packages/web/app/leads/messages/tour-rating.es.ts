export const ratingMessages = {
  stars: '¿Qué tal la visita?',
  starCount: '{count, plural, one {# estrella} other {# estrellas}}',
  liked: '¿Le gustó la casa?',
  yes: 'Sí',
  no: 'No',
  unsure: 'No lo sé',
  comment: 'Comentario (opcional)',
  send: 'Enviar',
  starsNeeded: 'Elija de una a cinco estrellas',
  likedNeeded: 'Díganos si le gustó la casa',
  commentTooLong: 'El comentario puede tener 1,000 caracteres como máximo',
  tooLate: 'Ya opinó sobre esta visita hace más de dos semanas, así que no se puede cambiar.',
} as const;
