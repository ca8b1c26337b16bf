export const promptMessages = {
  title: 'Vea el resto de esta casa',
  lead: 'Ya vio {count, plural, one {# casa} other {# casas}}. Díganos quién es y vea todas las que quiera.',
  consent:
    'Un agente de {firm} puede escribirle por correo sobre esta casa. Nunca vendemos sus datos. <privacy>Política de privacidad</privacy>',
  show: 'Mostrar esta casa',
} as const;
