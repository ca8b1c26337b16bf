import { expect, test } from 'vitest';
import { take } from '../../../test/feed-record.ts';
import { droppedMessages } from '../messages.ts';

test('rooms are the same whether flattened or expanded', () => {
  const flattened = {
    RoomMasterBedroomLevel: 'Main',
    RoomMasterBedroomLength: '14',
    RoomMasterBedroomWidth: 12,
    RoomBedroom1Level: 'Main',
    RoomBedroom1Length: 14,
    RoomBedroom1Width: 12,
    RoomBedroom2Level: 'Second',
    RoomBedroom2Features: 'HardwoodFloor,CeilingFan',
    RoomBasementArea: 800,
  };
  const expanded = {
    Rooms: [
      {
        RoomType: 'Bedroom 2',
        RoomLevel: 'Second',
        RoomFeatures: ['Hardwood Floor', 'Ceiling Fan'],
      },
      { RoomType: 'PrimaryBedroom', RoomLevel: 'Main', RoomDimensions: '14 x 12' },
    ],
  };
  const rooms = take(flattened).rooms;
  expect(rooms).toEqual(take(expanded).rooms);
  expect(rooms.map(({ type }) => type)).toEqual(['Primary Bedroom', 'Bedroom 2']);
  expect(rooms[0]).toMatchObject({ length: 14, width: 12, level: 'Main' });
});

const media = (changed: object = {}) => ({
  MediaKey: 'M1',
  MediaURL: 'https://media.example/a.jpg?sig=1',
  MediaCategory: 'Photo',
  Order: 1,
  MediaModificationTimestamp: '2026-05-01T00:00:00Z',
  ...changed,
});

test('photos keep their order and respect their permission', () => {
  const photos = take({
    Media: [
      media({ MediaKey: 'M2', Order: 2, Permission: ['Private'] }),
      media({ MediaKey: 'M1', Order: 1 }),
      media({ MediaKey: 'M3', Order: 3, PreferredPhotoYN: true }),
      media({ MediaKey: 'D', MediaCategory: 'Document' }),
      media({ MediaKey: 'A', MediaCategory: 'Agent Photo' }),
      media({ MediaKey: 'O', MediaCategory: 'OfficePhoto' }),
      media({ MediaKey: 'L', MediaCategory: 'Office Logo Image' }),
      media({ MediaKey: 'J', MediaURL: 'javascript:alert(1)' }),
    ],
  }).photos;
  expect(photos?.map(({ media_key, position, shown }) => [media_key, position, shown])).toEqual([
    ['M3', 0, true],
    ['M1', 1, true],
    ['M2', 2, false],
  ]);
  expect(take({}).photos).toBeNull();
});

test('a photo gets a new token only when its picture changes', () => {
  const token = (changed: object) => take({ Media: [media(changed)] }).photos?.[0]?.token;
  const before = token({});
  expect(before).toMatch(/^[\w-]{16}$/);
  expect(token({ MediaURL: 'https://media.example/a.jpg?sig=2', Order: 9 })).toBe(before);
  expect(token({ MediaModificationTimestamp: '2026-05-02T00:00:00Z' })).not.toBe(before);
  const signed = (sign: string) => `https://media.example/${sign}/images/K1/a.jpg`;
  expect(token({ MediaURL: signed('token=a&expires=1790000000&id=me') })).toBe(before);
});

test('a photo without key or timestamp is known by the part of its address that stays', () => {
  const photo = (end: string, changed: object = {}) =>
    take({
      Media: [
        media({
          MediaKey: undefined,
          MediaURL: `https://media.example/token=${end}`,
          ...changed,
        }),
      ],
    }).photos?.[0];
  const before = photo('a&expires=1790000000&id=me/images/K1/a.jpg');
  const again = photo('b&expires=1790009999&id=me/images/K1/a.jpg');
  expect(again).toMatchObject({ media_key: before?.media_key, token: before?.token });
  expect(again?.source_url).not.toBe(before?.source_url);
  const other = photo('b&expires=1790009999&id=me/images/K1/b.jpg');
  expect(other?.media_key).not.toBe(before?.media_key);
  const timeless = { MediaKey: 'M1', MediaModificationTimestamp: undefined };
  const old = photo('a&expires=1790000000&id=me/images/K1/a.jpg?v=1', timeless)?.token;
  expect(photo('c&expires=1&id=me/images/K1/a.jpg?v=1', timeless)?.token).toBe(old);
  expect(photo('c&expires=1&id=me/images/K1/a.jpg?v=2', timeless)?.token).not.toBe(old);
});

test('open houses accept instants or Omaha wall times', () => {
  const house = (changed: object) => ({
    OpenHouseKey: 'O1',
    OpenHouseDate: '2026-06-06',
    OpenHouseStartTime: '2026-06-06T13:00:00-05:00',
    OpenHouseEndTime: '2026-06-06T15:00:00-05:00',
    ...changed,
  });
  const read = (changed: object) => take({ OpenHouse: [house(changed)] }).openHouses;
  const span = { starts_at: '2026-06-06T18:00:00.000Z', ends_at: '2026-06-06T20:00:00.000Z' };
  expect(read({})).toEqual([expect.objectContaining(span)]);
  expect(read({ OpenHouseStartTime: '13:00:00', OpenHouseEndTime: '3:00 PM' })).toEqual([
    expect.objectContaining(span),
  ]);
  const local = {
    OpenHouseStartTime: '2026-06-06T13:00:00',
    OpenHouseEndTime: '2026-06-06 15:00:00.000',
  };
  expect(read(local)).toEqual([expect.objectContaining(span)]);
  expect(read({ OpenHouseStatus: 'Canceled' })).toEqual([]);
  expect(read({ OpenHouseEndTime: '2026-06-06T12:00:00-05:00' })).toEqual([]);
});

test.each(['0001-01-01', '1989-06-06', '2099-06-06'])('an open house on %s is refused', (day) => {
  const { openHouses, dropped } = take({
    OpenHouse: [
      {
        OpenHouseKey: 'O1',
        OpenHouseStartTime: `${day}T13:00:00`,
        OpenHouseEndTime: `${day}T15:00:00`,
      },
    ],
  });
  expect(openHouses).toEqual([]);
  expect(dropped).toContainEqual(
    expect.objectContaining({ field: 'OpenHouse', reason: droppedMessages.noTimeSpan() }),
  );
});

test('tours and videos come from their fields and from the media, without private ones', () => {
  const { facts } = take({
    VirtualTourURLUnbranded: 'https://tour.example/1',
    VirtualTourURLBranded: 'nowhere',
    Media: [
      { MediaURL: 'https://p.example/1.jpg', MediaCategory: 'Photo' },
      { MediaURL: 'https://v.example/1', MediaCategory: 'Video' },
      { MediaURL: 'https://v.example/1', MediaCategory: 'Video' },
      { MediaURL: 'https://v.example/2.mp4', MimeType: 'video/mp4' },
      { MediaURL: 'https://v.example/3', MediaCategory: 'Branded Virtual Tour' },
      { MediaURL: 'https://v.example/4', MediaCategory: 'Video', Permission: ['Private'] },
      { MediaURL: 'https://v.example/5', MediaCategory: 'Video', MediaStatus: 'Deleted' },
      { MediaURL: 'javascript:alert(1)', MediaCategory: 'Video' },
      { MediaURL: 'https://v.example/token=a&expires=1790000000&id=b/6', MediaCategory: 'Video' },
      null,
    ],
  }).detail;
  expect(facts.VirtualTourURLUnbranded).toBe('https://tour.example/1');
  expect(facts.VirtualTourURLBranded).toBeUndefined();
  expect(facts.Videos).toEqual([
    'https://v.example/1',
    'https://v.example/2.mp4',
    'https://v.example/3',
  ]);
  expect(take({}).detail.facts.Videos).toBeUndefined();
});

test('signed addresses of tours and videos are not given away', () => {
  const url = 'https://tours.example/1.mp4?sv=1&se=2030-01-01&sig=abc';
  const { detail, dropped } = take({
    VirtualTourURLUnbranded: url,
    Media: [{ MediaURL: url, MediaCategory: 'Video' }],
  });
  expect(detail.facts).not.toHaveProperty('Videos');
  expect(detail.facts.VirtualTourURLUnbranded).toBeUndefined();
  expect(dropped).toContainEqual(
    expect.objectContaining({
      field: 'VirtualTourURLUnbranded',
      reason: droppedMessages.signedUrl(),
    }),
  );
});
