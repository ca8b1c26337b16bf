import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './gallery.es.ts';

export const galleryMessages = defineMessages(spanish.galleryMessages, {
  photos: 'Photos',
  viewAll: '{count, plural, one {View the photo} other {View all # photos}}',
  allPhotos: 'All photos',

  // the photos over the whole window
  close: 'Close photos',
  photosOf: 'Photos of {address}',
  grid: 'All photos',
  tour: 'Request a tour',
  zoom: 'Zoom',
  previous: 'Previous photo',
  next: 'Next photo',
  counterSeparator: ' of ',
  notAvailable: 'Photo not available',
  number: 'Photo {number, number} of {count, number}',
  rooms: 'Rooms',

  // groups of photos
  outside: 'Outside',
  livingRoom: 'Living room',
  kitchen: 'Kitchen',
  diningRoom: 'Dining room',
  bathrooms: 'Bathrooms',
  bedrooms: 'Bedrooms',
  office: 'Office',
  basement: 'Basement',
  yard: 'Yard and lot',
  more: 'More',
});
