export const mailMessages = {
  hello: 'Hola:',
  helloName: 'Hola, {name}:',
  yourCode: 'Su código:',
  localTime: '{at} (hora de {area})',
} as const;
