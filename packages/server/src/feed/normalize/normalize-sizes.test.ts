import { expect, test } from 'vitest';
import { take } from '../../../test/feed-record.ts';
import { droppedMessages } from '../messages.ts';

test.each([
  [{ LotSizeArea: 0.25, LotSizeUnits: 'Acres' }, 0.25],
  [{ LotSizeArea: '10,890', LotSizeUnits: 'SquareFeet' }, 0.25],
  [{ LotSizeArea: 10890, LotSizeUnits: 'Sq. Ft.' }, 0.25],
  [{ LotSizeArea: 1011.714, LotSizeUnits: 'Square Meters' }, 0.25],
  [{ LotSizeArea: 2, LotSizeUnits: 'Hectares' }, 4.9421],
  [{ LotSizeArea: 2, LotSizeUnits: 'Hectares', LotSizeAcres: 1 }, 1],
  [{ LotSizeArea: 2 }, null],
  [{ LotSizeUnits: 'Acres' }, null],
])('%o is a lot of %s acres', (fields, acres) => {
  expect(take(fields).listing.lot_size_acres).toBe(acres);
});

test('a lot in an unknown unit is left out with a note', () => {
  const { listing, dropped } = take({ LotSizeArea: 3, LotSizeUnits: 'Arpents' });
  expect(listing.lot_size_acres).toBeNull();
  expect(dropped).toContainEqual({
    field: 'LotSizeUnits',
    value: 'Arpents',
    reason: droppedMessages.unknownUnit(),
  });
});

test.each([
  [{ BathroomsTotalDecimal: 2.1 }, [3, 2, 1]],
  [{ BathroomsTotalDecimal: '2.5' }, [3, 2, 1]],
  [{ BathroomsTotalDecimal: 3.2 }, [5, 3, 2]],
  [{ BathroomsTotalDecimal: 2 }, [2, 2, 0]],
  [{ BathroomsTotalDecimal: 2.75 }, [3, null, null]],
  [{ BathroomsTotalInteger: '2.1' }, [3, 2, 1]],
  [{ BathroomsTotalInteger: 3, BathroomsTotalDecimal: 2.5 }, [3, 2, 1]],
  [{ BathroomsTotalInteger: 3 }, [3, null, null]],
  [{ BathroomsTotalDecimal: 2.1, BathroomsFull: 2, BathroomsHalf: 0 }, [2, 2, 0]],
])('%o is total, full and half baths %o', (fields, [total, full, half]) => {
  expect(take(fields).listing).toMatchObject({
    baths_total: total,
    baths_full: full,
    baths_half: half,
  });
});

test('garage spaces are rounded to halves', () => {
  const spaces = (GarageSpaces: unknown) => take({ GarageSpaces }).listing.garage_spaces;
  expect(spaces(2.18547333350026)).toBe(2);
  expect(spaces('2.5')).toBe(2.5);
});

test('a house number may be numeric only', () => {
  const { listing } = take({ StreetNumberNumeric: 5011, StreetName: 'Chicago' });
  expect(listing).toMatchObject({ street_number: '5011', street_address: '5011 Chicago' });
});
