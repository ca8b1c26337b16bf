export const errandMessages = {
  all: 'Los mandados diarios {way, select, bike {en bicicleta} other {a pie}}',
  most: 'La mayoría de los mandados {way, select, bike {en bicicleta} other {a pie}}',
  many: 'Muchos mandados {way, select, bike {en bicicleta} other {a pie}}',
  some: 'Algunos mandados {way, select, bike {en bicicleta} other {a pie}}',
  few: 'Pocos mandados {way, select, bike {en bicicleta} other {a pie}}',
} as const;
