import { expect, test } from 'vitest';
import { FakeOdata, type FakeOdataOptions } from '../../../test/fake-odata.ts';
import { MlsError } from './mls-error.ts';
import type { MlsResource } from './read-metadata.ts';
import { type TrialOptions, tryOut } from './try-out.ts';

const at = '2026-01-01T00:00:00Z';
const listing = { ListingKey: 'k1', ListingId: 'ACT1', OriginatingSystemName: 'actris' };
const Property = [{ ...listing, ModificationTimestamp: at, PhotosChangeTimestamp: at }];

const link = (name: string, type = name) => ({ name, type });
const resource = (name: string, fields: string[], links: MlsResource['links'] = []) => ({
  name,
  type: name,
  key: fields[0] ?? null,
  fields,
  links,
});

const bare: TrialOptions = {
  vendor: 'plain',
  resources: null,
  metadataProblem: null,
  conditions: [],
  mayExpand: true,
};

const ask = (options: FakeOdataOptions, own: Partial<TrialOptions> = {}) =>
  tryOut(new FakeOdata(options), { ...bare, ...own });

const media = { resource: 'Media', owner: 'ResourceRecordKey' };

test('MLS Grid: expands only what it expands, found by ListingId, without order and count', async () => {
  const expands = {
    Media: media,
    Rooms: { resource: 'PropertyRooms', owner: 'ListingKey' },
    UnitTypes: { resource: 'PropertyUnitTypes', owner: 'ListingKey' },
  };
  const options: FakeOdataOptions = {
    resources: { Property, OpenHouse: [], Lookup: [] },
    expands,
    canOrder: false,
    canCount: false,
    mustFilter: "OriginatingSystemName eq 'actris'",
    searchable: ['OriginatingSystemName', 'ModificationTimestamp', 'ListingId', 'MlgCanView'],
  };
  const offer = await ask(options, {
    vendor: 'mls-grid',
    conditions: ["OriginatingSystemName eq 'actris'"],
    resources: [
      resource(
        'Property',
        ['ListingKey', 'ListingId'],
        [link('Media'), link('Rooms', 'PropertyRooms'), link('UnitTypes', 'PropertyUnitTypes')],
      ),
      resource('OpenHouse', ['OpenHouseKey', 'ListingKey', 'OriginatingSystemName']),
    ],
  });
  expect(offer).toMatchObject({
    canCount: false,
    canOrder: false,
    canFilterPhotoChanges: false,
    keyFilter: { field: 'ListingId', form: 'in' },
    children: {
      media: { expand: 'Media', resource: null },
      rooms: { expand: 'Rooms', resource: null },
      units: { expand: 'UnitTypes', resource: null },
      openHouses: { expand: null, resource: { name: 'OpenHouse', owner: 'ListingKey' } },
    },
  });
});

test('UtahRealEstate: no rooms at all, and no "in"', async () => {
  const offer = await ask(
    {
      resources: { Property, Media: [], OpenHouse: [], PropertyUnitTypes: [] },
      expands: { Media: media, OpenHouse: media, PropertyUnitTypes: media },
      canIn: false,
    },
    {
      resources: [
        resource(
          'Property',
          ['ListingKey'],
          ['Media', 'Member', 'OpenHouse', 'PropertyUnitTypes'].map((name) => link(name)),
        ),
      ],
    },
  );
  expect(offer).toMatchObject({
    canCount: true,
    canOrder: true,
    canFilterPhotoChanges: true,
    keyFilter: { field: 'ListingKey', form: 'or' },
    children: {
      openHouses: { expand: 'OpenHouse' },
      rooms: { expand: null, resource: null },
      units: { expand: 'PropertyUnitTypes' },
    },
  });
});

test('without metadata each expand and resource is tried', async () => {
  const offer = await ask({
    resources: { Property, PropertyRooms: [], OpenHouse: [] },
    expands: { Media: media },
  });
  expect(offer.children).toEqual({
    media: { expand: 'Media', resource: null },
    openHouses: {
      expand: null,
      resource: { name: 'OpenHouse', key: 'OpenHouseKey', owner: 'ListingKey' },
    },
    rooms: {
      expand: null,
      resource: { name: 'PropertyRooms', key: 'RoomKey', owner: 'ListingKey' },
    },
    units: { expand: null, resource: null },
  });
});

test('open houses may belong to a listing by its ListingId alone', async () => {
  const offer = await ask(
    { resources: { Property, OpenHouse: [] } },
    {
      mayExpand: false,
      resources: [
        resource('Property', ['ListingKey']),
        { ...resource('Tours', ['OpenHouseKey', 'ListingId']), type: 'OpenHouse' },
      ],
    },
  );
  expect(offer.children.openHouses).toEqual({
    expand: null,
    resource: { name: 'Tours', key: 'OpenHouseKey', owner: 'ListingId' },
  });
});

test('one expand of several that is refused doesn’t take the others along', async () => {
  const offer = await ask(
    { resources: { Property, Media: [] }, expands: { Media: media } },
    { resources: [resource('Property', ['ListingKey'], [link('Media'), link('OpenHouse')])] },
  );
  expect(offer.children).toMatchObject({
    media: { expand: 'Media' },
    openHouses: { expand: null },
  });
});

test('a filter that is ignored, or no filter at all, leaves single requests', async () => {
  const none = await ask({ resources: { Property }, searchable: [] });
  expect(none.keyFilter).toEqual({ field: 'ListingKey', form: 'entity' });
  const deaf = new FakeOdata({ resources: { Property } });
  const heard = deaf.page.bind(deaf);
  deaf.page = (url) => heard(url.replace(/\$filter=[^&]*&?/, ''));
  const offer = await tryOut(deaf, { ...bare, mayExpand: false });
  expect(offer.keyFilter.form).toBe('entity');
});

test('single requests that find nothing, or a home for any key, count as no way to ask', async () => {
  for (const answer of [null, { ListingKey: 'k1' }]) {
    const mls = new FakeOdata({ resources: { Property }, searchable: [] });
    mls.entity = async () => answer;
    expect((await tryOut(mls, bare)).keyFilter.form).toBe('none');
  }
});

test('a child resource that is closed to us isn’t there; one that fails now stops the trial', async () => {
  const mls = new FakeOdata({ resources: { Property } });
  const heard = mls.page.bind(mls);
  const failing = (status: number | null) => async (url: string) => {
    if (url.includes('/OpenHouse?')) throw new MlsError('No.', status);
    return heard(url);
  };
  mls.page = failing(403);
  expect((await tryOut(mls, bare)).children.openHouses.resource).toBeNull();
  mls.page = failing(null);
  await expect(tryOut(mls, bare)).rejects.toThrow('No.');
});
