import { expect, test } from 'vitest';
import type { Photo } from '../listing.ts';
import { groupPhotos, photoRoom } from './photo-rooms.ts';

const photo = (token: string, room: string | null): Photo => ({
  token,
  room,
  caption: null,
  alt: token,
  placeholder: null,
  width: null,
  height: null,
});

test.each([
  ['Front of Structure', 'Outside'],
  ['Aerial View', 'Outside'],
  ['Master Bathroom', 'Bathrooms'],
  ['Master Bedroom', 'Bedrooms'],
  ['Primary Bedroom', 'Bedrooms'],
  ['Family Room', 'Living room'],
  ['Kitchen', 'Kitchen'],
  ['Recreation Room', 'Basement'],
  ['Backyard', 'Yard and lot'],
  ['Yard', 'Yard and lot'],
  ['Plat Map', 'More'],
])('a photo of “%s” belongs to %s', (imageOf, room) => {
  expect(photoRoom(imageOf)).toBe(room);
});

test('what the feed says nothing of belongs to no room', () => {
  expect(photoRoom(null)).toBeNull();
});

test('photos come by room, each once, those without a room last', () => {
  const groups = groupPhotos([
    photo('a', 'Outside'),
    photo('b', 'Kitchen'),
    photo('c', null),
    photo('d', 'Bathrooms'),
    photo('e', 'Kitchen'),
  ]);
  expect(groups.map(({ name, photos }) => [name, photos.map(({ token }) => token)])).toEqual([
    ['Outside', ['a']],
    ['Kitchen', ['b', 'e']],
    ['Bathrooms', ['d']],
    ['More', ['c']],
  ]);
});

test('without rooms they stay one list in the feed’s order', () => {
  const photos = [photo('a', null), photo('b', 'Kitchen'), photo('c', null)];
  expect(groupPhotos(photos)).toEqual([{ name: null, photos }]);
});
