import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { documentsRoom } from '#documents';
import { insertListings } from '../../../test/factories/listings.ts';
import { openListingOffice } from '../../../test/listing-office.ts';
import type { DealPaper } from './deal-papers.ts';
import { findWarnings } from './disclosure-warnings.ts';

const office = await openListingOffice({}, [documentsRoom]);
const { app, db, as, keyed, startFile, confirm, receiveDocuments, receive, answer } = office;
await insertListings(db, [
  {
    ...{ mls_number: 'OLD', street_address: '5112 Cass St', city: 'Omaha', county: 'Douglas' },
    ...{ state: 'NE', zip: '68132', year_built: 1931, position: { x: -95.95, y: 41.26 } },
  },
]);

beforeEach(async () => {
  await app.database.empty('envelope', 'document');
});

const papersOf = async (id: number) =>
  (await app.get(`offers/${id}/papers`, {}, as.agent)).body.data;
const keysOf = (warnings: { key: string }[]) => warnings.map(({ key }) => key);

type Signer = NonNullable<DealPaper['standing']>['signers'][number];
const buyer = (number: number, given: Partial<Signer> = {}): Signer => ({
  ...{ role: 'buyer', number, name: `Buyer ${number}`, state: 'sent' },
  ...{ signedAt: null, pamphletOn: null },
  ...given,
});
const signed = (at: string) => ({ state: 'signed' as const, signedAt: new Date(at) });
const paper = (form: 'seller-disclosure' | 'lead-paint', signers: Signer[]): DealPaper => ({
  ...{ form, title: form, documentName: form, packet: 'deal', need: 'needed', why: null },
  templateId: null,
  isOfListingFile: false,
  standing: {
    ...{ id: form, form, title: form, documentName: form, state: 'sent', envelopeId: 'e' },
    ...{ signers, fields: {}, templateId: null, sentAt: null, sealedAt: null },
  },
});

test.each<[string, Signer[], string | null, string[]]>([
  ['nobody signed', [buyer(1)], null, ['receipt-missing']],
  [
    'one of two signed',
    [buyer(1, signed('2031-06-01T12:00:00Z')), buyer(2)],
    null,
    ['receipt-missing'],
  ],
  ['all signed before', [buyer(1, signed('2031-06-01T12:00:00Z'))], '2031-06-02', []],
  ['all signed on the day', [buyer(1, signed('2031-06-02T23:00:00Z'))], '2031-06-02', []],
  [
    'one signed after',
    [buyer(1, signed('2031-06-01T12:00:00Z')), buyer(2, signed('2031-06-03T12:00:00Z'))],
    '2031-06-02',
    ['receipt-late'],
  ],
  ['no buyer is to sign', [], '2031-06-02', ['receipt-missing']],
])('receipt of the disclosure: %s', (_, signers, acceptedOn, expected) => {
  expect(keysOf(findWarnings([paper('seller-disclosure', signers)], acceptedOn))).toEqual(expected);
});

test('the pamphlet about lead is missing or late for each buyer by name', () => {
  const paint = paper('lead-paint', [
    buyer(1, { pamphletOn: '2031-06-01' }),
    buyer(2),
    buyer(3, { pamphletOn: '2031-06-09' }),
  ]);
  const found = findWarnings([paint], '2031-06-02');
  expect(keysOf(found)).toEqual(['pamphlet-missing', 'pamphlet-late']);
  expect(found[0]?.text).toContain('Buyer 2');
  expect(found[1]?.text).toContain('Buyer 3');
  expect(keysOf(findWarnings([paint], null))).toEqual(['pamphlet-missing']);
});

test('an offer says before it is accepted that the receipt is missing, and its history after', async () => {
  const file = await startFile();
  await confirm(file.id);
  await receiveDocuments(file.id);
  const id = await receive(file.id);
  expect(keysOf((await papersOf(id)).warnings)).toEqual(['receipt-missing']);
  const accepted = await answer(file.id, id, 'accepted');
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
  const [warning] = (await papersOf(id)).warnings;
  expect(warning).toMatchObject({
    key: 'receipt-missing',
    text: expect.stringContaining('took effect on'),
  });
  const { data } = (await app.get(`offers/${id}/history`, {}, as.agent)).body;
  const fields = data.flatMap((entry: { fields: object[] }) => entry.fields);
  expect(fields).toContainEqual(
    expect.objectContaining({ label: 'Disclosures at acceptance', after: warning.text }),
  );
});

test('papers show the registry and what was looked up in it, as entered', async () => {
  const id = await office.makeDraft();
  const { version } = await office.detailsOf(id, as.agent);
  const terms = { version, listingId: 'OLD', allCash: true, sid: 'None' };
  await app.put(`offers/${id}`, terms, as.agent);
  await app.post(`offers/${id}/packets`, { packet: 'deal' }, keyed(as.agent));
  const { rows } = await sql<{ id: string }>`
    select id from document where form = 'lead-soil'`.execute(db);
  const answers = { result: '212 ppm, front yard', 'result.date': '2031-05-02' };
  const saved = await app.put(`documents/${rows[0]?.id}/answers`, { answers }, as.agent);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const soil = (await papersOf(id)).documents.find(
    ({ form }: { form: string }) => form === 'lead-soil',
  );
  expect(soil).toMatchObject({
    ...{ result: '212 ppm, front yard', resultOn: '2031-05-02' },
    links: [{ label: 'Omaha Lead Registry', href: expect.stringMatching(/^https:/) }],
  });
});
