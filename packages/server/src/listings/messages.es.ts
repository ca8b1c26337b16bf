export const emailHomeMessages = {
  byNumber: 'N.º MLS {number}',
  priceUnknown: 'Precio no indicado',
  soldFor: 'Vendida por {price}',
  beds: '{count, number} dorm.',
  baths: '{count, number} ba.',
  squareFeet: '{count, number, ::.} pies²',
  listedBy: 'Listada por {firm}',
  listedByWithContact: 'Listada por {firm}, {contact}',
} as const;
