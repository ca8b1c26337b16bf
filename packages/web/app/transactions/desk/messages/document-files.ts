import { defineMessages } from '@homestead/contract/platform';

/** The files of a listing file’s documents, as staff see them. */
export const documentFileMessages = defineMessages({
  files: 'Files of {document}',
  attach: 'Attach a file to {document}',
  drop: 'Drop a PDF or picture here, or choose one (10 MB at most)',
  keys: 'Attach a file to {document}: press Enter or Space to choose one',
  tooLarge: 'This file is larger than 10 MB',
  wrongType: 'Only PDFs and JPEG, PNG or WebP pictures can be attached',
  attached: '{name} attached',
  replaced: '{name} attached in place of {old}',
  download: 'Download {name}',
  by: 'attached {day} by {name}',
  on: 'attached {day}',
  replace: 'Replace',
  replaceOne: 'Replace {name}',
  remove: 'Remove',
  removeOne: 'Remove {name}',
  removeHint: 'The file stays here under “Removed and replaced”, with your reason.',
  removed: '{name} removed',
  removedFiles: 'Removed and replaced ({count})',
  removedBecause: 'removed {day} by {name}: {reason}',
  replacedOn: 'replaced {day} by {name}',
  someone: 'someone who no longer works here',
});
