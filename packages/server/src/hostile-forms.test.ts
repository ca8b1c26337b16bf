import { agentHref, leadEndpoints } from '@homestead/contract/leads';
import { listingEndpoints } from '@homestead/contract/listings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, createAccountsApp } from '../test/accounts-app.ts';
import { insertListings } from '../test/factories/listings.ts';
import { deliverMails } from '../test/mail-outbox.ts';
import { publicForms } from '../test/public-forms.ts';
import { type SmtpPeer, startSmtpPeer } from '../test/smtp-peer.ts';
import { byLink, openTourLinks } from '../test/tour-links.ts';
import { leavesOf, replaced } from '../test/valid-input.ts';
import { rooms } from './rooms.ts';

const TEAM = 'office@example.org';
const ANN = 'ann.baker@example.com';
const VIDEO = 'https://example.org/room';
const NORA = 'nora@example.org';
const EVIL = 'evil@attacker.example';
const tour = Object(
  publicForms('H1')
    .find(({ isTour }) => isTour)
    ?.body(ANN),
);
const DAY = tour.date_Time.slice(0, 10);

let at: AccountsApp;
let peer: SmtpPeer;
/** Whom the SMTP server was asked to deliver to. */
const delivered = new Set<string>();

beforeAll(async () => {
  peer = await startSmtpPeer({
    onRcptTo({ address }, _session, done) {
      delivered.add(address);
      done();
    },
  });
  const unlimited = [
    ...['FORMS_PER_PERSON', 'FORMS_PER_ADDRESS', 'MAILS_PER_MAILBOX_HOUR'],
    'MAILS_PER_MAILBOX_DAY',
  ].map((limit) => [limit, '1000000']);
  at = await createAccountsApp(
    {
      PUBLIC_URL: 'http://localhost:3000',
      BROKERAGE_EMAIL: TEAM,
      BROKERAGE_CONCIERGE_EMAIL: TEAM,
      ...Object.fromEntries(unlimited),
    },
    { rooms: rooms.filter(({ name }) => name !== 'accounts') },
  );
  await insertListings(at.database.db, [{ mls_number: 'H1', street_address: '5011 Chicago St' }]);
  const nora = await at.makePerson({
    ...{ role: 'agent', first_name: 'Nora', last_name: 'Lindqvist', email: NORA },
  });
  const asNora = await at.signIn(nora);
  await at.put(`agent-profiles/${nora.id}`, { version: 0, isPublished: true }, asNora);
});
afterAll(async () => {
  await at.close();
  await peer.close();
});
beforeEach(async () => {
  await at.database.empty(
    'lead',
    'subscriber',
    'tour_request',
    'listing_report',
    'mail_message',
    'secret_link',
  );
  delivered.clear();
  peer.mails.length = 0;
  peer.raw.length = 0;
});

interface HostileForm {
  name: string;
  path: string;
  body: object;
  /** The table with what was typed. */
  table: string;
  /** Whose key the form needs. */
  link?: keyof ReturnType<typeof openTourLinks>;
}

const forms: HostileForm[] = [
  ...publicForms('H1').map(({ name, path, body, inquiry, isTour }) => ({
    ...{ name, path, body: body(ANN) },
    table: isTour ? 'tour_request' : inquiry ? 'inquiry' : 'subscriber',
  })),
  {
    name: 'agent form',
    path: leadEndpoints.saveContact.path,
    body: {
      ...{ first_name: 'Ann', last_name: 'Baker', email: ANN, phone: '4025550100' },
      ...{ message: 'Hello', agent: 'nora-lindqvist', page: agentHref('nora-lindqvist') },
    },
    table: 'inquiry',
  },
  {
    name: 'report of a home',
    path: listingEndpoints.reportListing.path,
    body: { mlsNumber: 'H1', about: 'facts', message: 'There are four bedrooms.', email: ANN },
    table: 'listing_report',
  },
  {
    name: 'confirmation of a tour',
    path: leadEndpoints.answerTour.path,
    body: { answer: 'confirm', startsAt: tour.date_Time, videoLink: VIDEO },
    table: 'tour_request',
    link: 'requested',
  },
  {
    name: 'proposal of times',
    path: leadEndpoints.answerTour.path,
    body: { answer: 'propose', first: `${DAY}T16:00`, videoLink: VIDEO },
    table: 'tour_request',
    link: 'requested',
  },
  {
    name: 'refusal of a tour',
    path: leadEndpoints.answerTour.path,
    body: { answer: 'decline', reason: 'The home has been sold.' },
    table: 'tour_request',
    link: 'requested',
  },
  {
    name: 'change of a tour',
    path: leadEndpoints.changeMyTour.path,
    body: { change: 'ask', first: `${DAY}T17:00` },
    table: 'tour_request',
    link: 'confirmed',
  },
  {
    name: 'rating of a tour',
    path: leadEndpoints.rateTour.path,
    body: { stars: 4, liked: 'yes', comment: 'A bright kitchen.' },
    table: 'tour_rating',
    link: 'takenPlace',
  },
];

/** No text takes these. */
const refused: [what: string, value: unknown][] = [
  ['a number', 7.5],
  ['an object', { $ne: '' }],
  ['a list', ['Ann', { toString: 'x' }]],
  ['200,000 characters', 'a'.repeat(200_000)],
  ['a NUL', 'Ann\u0000Baker'],
  ['an escape character', '\u001b[2JAnn'],
];

/** A text takes these as they are, or refuses them. */
const strange: [what: string, value: string][] = [
  ['a header', `Ann\r\nBcc: ${EVIL}`],
  ['a header after a bare newline', `Ann\nBcc: ${EVIL}`],
  ['a header after a bare return', `Ann\rBcc: ${EVIL}`],
  ['a header after a line separator', `Ann\u2028Bcc: ${EVIL}`],
  ['a second address', `${ANN}, ${EVIL}`],
  ['an address with a header', `${ANN}\r\nBcc: ${EVIL}`],
  ['an encoded word', `=?utf-8?Q?Ann=0D=0ABcc:_${EVIL}?=`],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['a template', '{{constructor.constructor("x")()}} ${' + '7*7}'],
  ['SQL', "'; drop table lead; --"],
  ['emoji', 'Ann 👩‍👩‍👧‍👦 🏡'],
  ['text from right to left', 'مريم \u202Eecila\u202C'],
  ['300 letters', 'b'.repeat(300)],
];

/** Fields whose value names a record, which may not be found. */
const naming = new Set(['propertiesid', 'propertyId', 'mlsNumber', 'agent']);
/** Fields that are not typed. */
const chosen = new Set(['answer', 'change']);

/** The fields of a form; of a list, only the first. */
function fieldsOf(body: object) {
  return leavesOf(body)
    .filter(([first = '', index]) => !chosen.has(first) && (!index || !(Number(index) > 0)))
    .map((leaf) => [leaf.join('.'), leaf] as const);
}

async function storedIn(table: string): Promise<string> {
  const { rows } = await at.database.pool.query(`select * from ${table}`);
  return rows.flatMap((row) => Object.values(row).map(String)).join('\u0000');
}
/** Without spaces: a name may be stored in parts, and its line ends as one kind. */
const bare = (text: string) => text.replace(/[\s\u2028]+/g, '');

describe.each(forms)('$name', ({ path, body, table, link }) => {
  let key = '';
  const opened = async () => {
    if (link) key = await openTourLinks(at, tour, VIDEO)[link]();
  };
  const send = (input: unknown) => {
    const version = path === leadEndpoints.changeMyTour.path ? 2 : 1;
    const withVersion =
      'answer' in body || 'change' in body ? { version, ...Object(input) } : input;
    return at.post(path, withVersion, link ? byLink(key) : null);
  };

  it('is taken when it is sound, and refused above a megabyte', async () => {
    await opened();
    const before = await storedIn(table);
    const huge = await send({ ...body, message: 'a'.repeat(2 ** 20) });
    expect(huge).toMatchObject({ status: 413, body: { statusCode: 'failed', code: 'too-large' } });
    expect(await storedIn(table)).toBe(before);
    expect((await send(body)).status).toBe(200);
    expect(await storedIn(table)).not.toBe(before);
  });

  it.each(fieldsOf(body))('refuses what %s can’t be, or stores it as text', async (name, leaf) => {
    await opened();
    for (const [what, value] of [...refused, ...strange]) {
      const before = await storedIn(table);
      const { status, body: said } = await send(replaced(body, leaf, value));
      const after = await storedIn(table);
      const seen = `${name}: ${what}: ${status} ${JSON.stringify(said).slice(0, 300)}`;
      if (status === 200) {
        expect(refused.map(([one]) => one)).not.toContain(what);
        expect(bare(after), seen).toContain(bare(String(value)));
        expect(after, seen).not.toBe(before);
        await opened();
        continue;
      }
      expect(after, seen).toBe(before);
      expect(said.statusCode, seen).toBe('failed');
      expect(said.message, seen).toMatch(/^\p{L}.*\.?$/u);
      // A text with NUL is no JSON of ours, whatever its field.
      if (what === 'a NUL') expect(said.code, seen).toBe('bad-json');
      if (said.code === 'bad-json' || (status === 404 && naming.has(name))) continue;
      expect(status, seen).toBe(400);
      const fields = said.errors.map(({ field }: { field: string }) => field);
      expect(
        fields.some((field: string) => name === field || name.startsWith(`${field}.`)),
        seen,
      ).toBe(true);
      for (const { message } of said.errors) expect(message, seen).toMatch(/\S/);
    }
    await expectHarmlessMails();
  });
});

/** Sends what waits: only to the people it is for, with nothing that was typed as markup. */
async function expectHarmlessMails(): Promise<void> {
  await deliverMails(at.services, peer.url);
  expect([...delivered].filter((to) => ![ANN, TEAM, NORA].includes(to))).toEqual([]);
  for (const { headers, to, cc, bcc, html } of peer.mails) {
    expect(headers.map(({ key }) => key)).not.toContain('bcc');
    expect([cc, bcc, to?.length]).toEqual([undefined, undefined, 1]);
    expect(html).not.toMatch(/<img[^>]*onerror/);
  }
}
