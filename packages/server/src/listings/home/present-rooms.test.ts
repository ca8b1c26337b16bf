import { expect, test } from 'vitest';
import { presentNamedRooms } from './present-rooms.ts';

const room = (type: string, length: number) => ({
  type,
  level: 'Main',
  length,
  width: 10,
  features: [],
});

test('rooms with specified names become fields, others do not', () => {
  const fields = presentNamedRooms([room('Kitchen', 9), room('Bedroom 2', 11), room('Porch', 5)]);
  expect(fields).toMatchObject({ RoomKitchenLength: 9, RoomBedroom2Length: 11 });
  expect(Object.keys(fields)).toHaveLength(8);
});

test('the primary bedroom is bedroom 1 unless there is one', () => {
  expect(presentNamedRooms([room('Primary Bedroom', 15)])).toMatchObject({
    RoomMasterBedroomLength: 15,
    RoomBedroom1Length: 15,
  });
  expect(presentNamedRooms([room('Primary Bedroom', 15), room('Bedroom 1', 12)])).toMatchObject({
    RoomBedroom1Length: 12,
  });
});
