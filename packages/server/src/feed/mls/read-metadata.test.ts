import { expect, test } from 'vitest';
import { MetadataError, readMetadata } from './read-metadata.ts';

const document = (types: string, sets: string, doctype = '') => `<?xml version="1.0"?>${doctype}
<edmx:Edmx xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx" Version="4.0"><edmx:DataServices>
<Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="org.reso">${types}
<EntityContainer Name="Container">${sets}</EntityContainer></Schema></edmx:DataServices></edmx:Edmx>`;

test('resources come with the key, fields and links of their type, inherited ones too', () => {
  const xml = document(
    `<EntityType Name="Record"><Key><PropertyRef Name="ListingKey"/></Key>
       <Property Name="ModificationTimestamp" Type="Edm.DateTimeOffset"/></EntityType>
     <EntityType Name="Property" BaseType="org.reso.Record">
       <Property Name="ListingKey" Type="Edm.String"/>
       <NavigationProperty Name="Rooms" Type="Collection(org.reso.PropertyRooms)"/></EntityType>`,
    '<EntitySet Name="Property" EntityType="org.reso.Property"/>',
  );
  expect(readMetadata(xml)).toEqual([
    {
      name: 'Property',
      type: 'Property',
      key: 'ListingKey',
      fields: ['ListingKey', 'ModificationTimestamp'],
      links: [{ name: 'Rooms', type: 'PropertyRooms' }],
    },
  ]);
});

test('marks in values and comments are no tags, and a type that is its own base counts once', () => {
  const xml = document(
    `<!-- <EntityType Name="No"> --><![CDATA[<EntitySet Name="No"/>]]>
     <EntityType Name="Property" BaseType="org.reso.Property">
       <Property Name="City" Note="a > b '/>"/></EntityType>`,
    '<EntitySet Name="Property" EntityType="org.reso.Property"/>',
  );
  expect(readMetadata(xml)).toMatchObject([{ name: 'Property', fields: ['City'] }]);
});

test.each([
  ['comments', '<!--'],
  ['sections', '<![CDATA['],
  ['tags', '<a '],
  ['tags in tags', '<a>'],
  ['quotes', '<a b="'],
  ['attributes', '<a b="c"'],
  ['sets', '<EntitySet Name="a" EntityType="b"/>'],
  ['fields', '<EntityType Name="a"><Property Name="b"/>'],
])('a megabyte of %s is refused soon', (_, text) => {
  const long = text.repeat(1_000_000 / text.length);
  expect(() => readMetadata(long)).toThrow(MetadataError);
  expect(() => readMetadata(`<EntityType Name="a">${long}`)).toThrow(MetadataError);
});

test('entities that multiply are refused before they grow', () => {
  const laughs = Array.from(
    { length: 30 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  );
  const doctype = `<!DOCTYPE x [<!ENTITY l0 "ha">${laughs.join('')}]>`;
  const sets = '<EntitySet Name="Property" EntityType="org.reso.Property"/>';
  const before = process.memoryUsage.rss();
  for (const types of ['<Annotation>&l30;</Annotation>', '<EntityType Name="&l30;"/>']) {
    expect(() => readMetadata(document(types, sets, doctype))).toThrow(MetadataError);
  }
  expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
  expect(readMetadata(document('', sets, doctype))).toHaveLength(1);
});

test.each([
  ['2,001 types', 0, 2001],
  ['21 bases', 1, 22],
])('%s are refused, one fewer is not', (_, isChain, count) => {
  const read = (most: number) => {
    const types = Array.from(
      { length: most },
      (_, at) => `<EntityType Name="T${at}"${isChain ? ` BaseType="org.reso.T${at + 1}"` : ''}/>`,
    );
    return readMetadata(
      document(types.join(''), '<EntitySet Name="Property" EntityType="org.reso.T0"/>'),
    );
  };
  expect(() => read(count)).toThrow(MetadataError);
  expect(read(count - 1)).toHaveLength(1);
});

test.each([
  ['a page in HTML', '<html><body>Sign in</body></html>'],
  ['JSON', '{"value":[]}'],
  ['nothing', ''],
  ['a document without resources', document('', '')],
  [
    'a cut document',
    document('', '<EntitySet Name="Property" EntityType="org.reso.Property"/>').slice(0, -20),
  ],
  [
    'an entity of its own',
    document('<EntityType Name="&big;"/>', '', '<!DOCTYPE x [<!ENTITY big "aaaa">]>'),
  ],
])('%s is refused', (_, text) => {
  expect(() => readMetadata(text)).toThrow(MetadataError);
});
