export const mailMessages = {
  hello: 'Hola:',
  helloName: 'Hola, {name}:',
  yourCode: 'Su código:',
  localTime: '{date} a las {time} (hora de {area})',
  photoOf: 'Foto de {place}',
} as const;
