export const galleryMessages = {
  photos: 'Fotos',
  viewAll: '{count, plural, one {Ver la foto} other {Ver las # fotos}}',
  allPhotos: 'Todas las fotos',

  // the photos over the whole window
  close: 'Cerrar las fotos',
  photosOf: 'Fotos de {address}',
  grid: 'Todas las fotos',
  tour: 'Pedir una visita',
  zoom: 'Ampliar',
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  counterSeparator: ' de ',
  notAvailable: 'Foto no disponible',
  number: 'Foto {number, number} de {count, number}',
  rooms: 'Habitaciones',

  // groups of photos
  outside: 'Exterior',
  livingRoom: 'Sala',
  kitchen: 'Cocina',
  diningRoom: 'Comedor',
  bathrooms: 'Baños',
  bedrooms: 'Dormitorios',
  office: 'Oficina',
  basement: 'Sótano',
  yard: 'Jardín y lote',
  more: 'Más',
} as const;
