import type { platformRefusals, RefusalsInSpanish } from './refusal.ts';

export const platformRefusalsInSpanish: RefusalsInSpanish<typeof platformRefusals> = {
  'bad-input': 'Algunos datos no son válidos.',
  'bad-json': 'El contenido no es JSON válido.',
  'signed-out': 'Inicie sesión.',
  'not-permitted': 'No tiene permiso para hacer esto.',
  'wrong-origin': 'Esta solicitud vino de otro sitio.',
  'not-found': 'No hay nada en esta dirección.',
  'changed-meanwhile': 'Otra persona cambió esto mientras tanto. Revíselo e inténtelo otra vez.',
  'not-undoable': 'Este cambio ya no se puede deshacer.',
  'idempotency-key-reused':
    'Este formulario ya se envió con otras respuestas. Vuelva a cargar la página.',
  'too-large': 'La solicitud es demasiado grande.',
  'photo-unreadable': 'No podemos usar esta foto. Elija un archivo JPEG, PNG o WebP de hasta 5 MB.',
  'bad-signature': 'La firma no es válida.',
  'bad-upload': 'No se pudo subir el archivo. Inténtelo otra vez.',
  'file-not-accepted': 'No podemos usar este tipo de archivo.',
  'file-infected': 'Este archivo contiene un virus.',
  'pdf-unusable':
    'No podemos usar este PDF. Puede estar dañado, ser demasiado largo, tener contraseña o contener programas o archivos adjuntos.',
  'file-not-found': 'No encontramos este archivo. Súbalo otra vez.',
  'file-in-check': 'Todavía estamos revisando este archivo. Inténtelo otra vez en unos minutos.',
  'file-quota': 'Hoy subió demasiados archivos. Inténtelo otra vez mañana.',
  'wrong-content-type': 'Envíe JSON como application/json.',
  'too-many': 'Demasiadas solicitudes. Inténtelo otra vez en un momento.',
  'too-many-tries': 'Demasiados intentos. Espere un poco e inténtelo otra vez.',
  'server-error': 'Algo salió mal de nuestro lado.',
  busy: 'El servicio está ocupado. Inténtelo otra vez en un momento.',
};

/** What is wrong with a field, as `fieldRefusals` says it after the label, in Spanish. */
const fieldWords: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/ is required$/, () => 'Este dato es obligatorio.'],
  [/ must have at most (\d+) characters$/, (most) => `Escriba como máximo ${most} caracteres.`],
  [/ must have at least (\d+) characters$/, (least) => `Escriba al menos ${least} caracteres.`],
  [/ must be at most (\S+)$/, (most) => `Escriba como máximo ${most}.`],
  [/ must be at least (\S+)$/, (least) => `Escriba al menos ${least}.`],
];

/**
 * What is wrong with a field, in Spanish. Pages check fields by their own rules first, so this is
 * for what only the server knows; what it has no words for, people are asked to check.
 */
export function fieldMessageInSpanish(message: string): string {
  for (const [words, say] of fieldWords) {
    const found = words.exec(message);
    if (found) return say(...found.slice(1));
  }
  return 'Revise este dato.';
}
