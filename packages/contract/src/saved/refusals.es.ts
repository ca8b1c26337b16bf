import type { RefusalsInSpanish } from '#platform';
import type { savedRefusals } from './refusals.ts';

export const savedRefusalsInSpanish: RefusalsInSpanish<typeof savedRefusals> = {
  'home-not-marked': 'Guarde o descarte esta casa antes de agregar una nota.',
  'note-changed': 'Esta nota se cambió en otra ventana.',
  'nothing-to-undo': 'No hay nada que deshacer.',
  'saved-address-not-found': 'No encontramos esta dirección guardada.',
  'saved-addresses-full': 'Ya guardó el máximo de cinco direcciones. Quite una para agregar otra.',
  'saved-search-not-found': 'No encontramos esta búsqueda guardada.',
  'saved-search-changed': 'Esta búsqueda guardada se cambió en otra ventana.',
  'saved-searches-full': 'Ya guardó el máximo de 50 búsquedas. Borre una para guardar otra.',
  'alert-link-unreadable': 'Este enlace no es válido. Puede cambiar sus avisos en su cuenta.',
};
