import type { RefusalsInSpanish } from '#platform';
import type { accountRefusals } from './refusals.ts';

export const accountRefusalsInSpanish: RefusalsInSpanish<typeof accountRefusals> = {
  'no-user-found': 'No encontramos este usuario.',
  'verify-identity': 'Primero verifique su correo electrónico.',
  'create-account-refused': 'Cree una cuenta con otro correo electrónico.',
  'email-refused': 'Escriba un correo electrónico registrado',
  'token-used-up': 'Este enlace o código ya no es válido. Pida uno nuevo.',
  'code-wrong': 'Este código es incorrecto o ya venció.',
  'password-needed':
    'Esta cuenta se creó en otro navegador. Escriba la contraseña que eligió o cree una nueva.',
  'chosen-password-wrong':
    'Esta no es la contraseña que eligió. Inténtelo otra vez o cree una nueva.',
  'challenge-over': 'Se acabó el tiempo para iniciar sesión. Empiece de nuevo.',
  'password-wrong': 'Su contraseña actual es incorrecta.',
  'proof-needed':
    'Confirme que es usted en la configuración de su cuenta y después inténtelo otra vez.',
  'email-unsettled':
    'Nuestra oficina está cambiando su correo electrónico. Abra el enlace que enviamos al nuevo y después inténtelo otra vez.',
  'unknown-user': 'Usuario desconocido',
  'identity-refused': 'Ocurrió algo inesperado.',
  'identity-link-sent':
    'Le enviamos un enlace a ese correo. Ábralo para conectar su cuenta y después inicie sesión.',
  'provider-limited':
    'Inicie sesión con su contraseña. Después puede conectar este servicio en la configuración de su cuenta.',
  'issuer-unavailable': 'Ocurrió algo inesperado.',
  'sign-in-busy':
    'Muchas personas están iniciando sesión en este momento. Inténtelo otra vez en un momento.',
  'email-taken': 'Este correo electrónico ya está en uso',
  'passkeys-unavailable':
    'Las llaves de acceso solo funcionan cuando el sitio tiene su propio dominio.',
  'passkey-refused': 'Esta llave de acceso no se puede usar aquí.',
  'passkey-not-found': 'No encontramos esta llave de acceso.',
  'too-many-passkeys': 'Ya tiene el máximo de llaves de acceso. Quite una para agregar otra.',
  'identity-not-found': 'No encontramos esta forma de iniciar sesión.',
  'two-step-state': 'En este momento su verificación en dos pasos no lo permite.',
};
