export const testimonialMessages = {
  heading: 'Lo que dicen nuestros clientes',
  carousel: 'carrusel',
  pause: 'Pausar',
  play: 'Reproducir',
  previous: 'Testimonio anterior',
  next: 'Testimonio siguiente',
} as const;
