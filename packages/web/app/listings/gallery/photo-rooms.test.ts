import { expect, test } from 'vitest';
import type { Photo } from '../listing/listing.ts';
import { galleryMessages } from '../messages/gallery.ts';
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
  ['Front of Structure', galleryMessages.outside()],
  ['Aerial View', galleryMessages.outside()],
  ['Master Bathroom', galleryMessages.bathrooms()],
  ['Master Bedroom', galleryMessages.bedrooms()],
  ['Primary Bedroom', galleryMessages.bedrooms()],
  ['Family Room', galleryMessages.livingRoom()],
  ['Kitchen', galleryMessages.kitchen()],
  ['Recreation Room', galleryMessages.basement()],
  ['Backyard', galleryMessages.yard()],
  ['Yard', galleryMessages.yard()],
  ['Plat Map', galleryMessages.more()],
])('a photo of “%s” belongs to %s', (imageOf, room) => {
  expect(photoRoom(imageOf)).toBe(room);
});

test('what the feed says nothing of belongs to no room', () => {
  expect(photoRoom(null)).toBeNull();
});

test('photos come by room, each once, those without a room last', () => {
  const groups = groupPhotos([
    photo('a', galleryMessages.outside()),
    photo('b', galleryMessages.kitchen()),
    photo('c', null),
    photo('d', galleryMessages.bathrooms()),
    photo('e', galleryMessages.kitchen()),
  ]);
  expect(groups.map(({ name, photos }) => [name, photos.map(({ token }) => token)])).toEqual([
    [galleryMessages.outside(), ['a']],
    [galleryMessages.kitchen(), ['b', 'e']],
    [galleryMessages.bathrooms(), ['d']],
    [galleryMessages.more(), ['c']],
  ]);
});

test('without rooms they stay one list in the feed’s order', () => {
  const photos = [photo('a', null), photo('b', galleryMessages.kitchen()), photo('c', null)];
  expect(groupPhotos(photos)).toEqual([{ name: null, photos }]);
});
