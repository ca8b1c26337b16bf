import { PEOPLE_IMPORT, PHOTO_PURPOSE, peopleEndpoints } from '@homestead/contract/accounts';
import { PICTURE_MAX_BYTES } from '@homestead/contract/platform';
import { type FilePurpose, holds, keepText, makeSquarePicture } from '#platform';
import { findUsedPhotoKeys, isPhotoShown } from './photos/person-photo-store.ts';

/** People's photos: on the public pages of agents, and kept while a change can bring them back. */
export const photoFiles: FilePurpose = {
  name: PHOTO_PURPOSE,
  maxBytes: PICTURE_MAX_BYTES,
  accepts: {
    'image/jpeg': makeSquarePicture,
    'image/png': makeSquarePicture,
    'image/webp': makeSquarePicture,
  },
  refusal: 'photo-unreadable',
  folder: 'people-photos',
  mayUpload: () => true,
  isPublished: isPhotoShown,
  findUsed: findUsedPhotoKeys,
  keptHours: 31 * 24,
};

/** CSV files of people to invite, for the person who uploaded one, until it's imported. */
export const importFiles: FilePurpose = {
  name: PEOPLE_IMPORT,
  maxBytes: peopleEndpoints.IMPORT_MOST_BYTES,
  accepts: { 'text/csv': keepText },
  refusal: 'csv-unusable',
  mayUpload: (caller) => holds(caller, 'create-users'),
  readers: async (_db, caller, file) =>
    caller.personId === file.owner_id && holds(caller, 'create-users'),
  keptHours: 24,
  isUploaders: true,
};
