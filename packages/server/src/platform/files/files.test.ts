import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWN_ORIGIN, type SignedIn } from '../../../test/accounts-app.ts';
import { keyOf, NOTES_MAX_BYTES, openFilesSite } from '../../../test/files-site.ts';
import { upload, uploadForm } from '../../../test/upload.ts';

const csv = 'name\nRosa\n';
const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
  .png()
  .toBuffer();

let at: Awaited<ReturnType<typeof openFilesSite>>;

beforeAll(async () => {
  at = await openFilesSite();
});
afterAll(() => at.close());

describe('a file', () => {
  it('is read by the person whom its purpose admits, only as a download', async () => {
    const sent = await at.send(csv, 'My notes.csv');
    expect(sent).toMatchObject({
      status: 200,
      body: {
        data: { name: 'My notes.csv', mediaType: 'text/csv', bytes: 10, isInCheck: false },
      },
    });
    const reply = await at.read(keyOf(sent));
    expect(reply.statusCode).toBe(200);
    expect(reply.payload).toBe(csv);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="My notes.csv"',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(await at.incoming()).toEqual([]);
  });

  it('doesn’t exist for another person, and needs a session', async () => {
    const key = keyOf(await at.send(csv));
    const other = await at.site.signIn(await at.site.makePerson({ role: 'admin' }));
    expect((await at.read(key, other)).json()).toMatchObject({ status: 404, code: 'not-found' });
    expect((await at.read('0'.repeat(40), other)).json().code).toBe('not-found');
    expect((await at.read(key, null)).statusCode).toBe(401);
  });

  it('can be read by nobody where the purpose doesn’t say who may', async () => {
    const key = keyOf(await at.send(csv, 'a.csv', 'unread'));
    expect((await at.read(key)).statusCode).toBe(404);
  });

  it('isn’t found under another kind of key', async () => {
    for (const key of ['..%2f..%2fsecrets.key', 'A'.repeat(40), 'x']) {
      expect((await at.read(key)).statusCode).toBe(400);
    }
  });

  it('is listed in the data of the person who uploaded it, and of no one else', async () => {
    const [as, other] = [
      await at.site.signIn(await at.site.makePerson()),
      await at.site.signIn(await at.site.makePerson()),
    ];
    await upload(at.site, 'notes', csv, { name: 'my notes.csv', as });
    const filesOf = async (me: SignedIn) =>
      (await at.site.get('User/ExportMyData', null, me)).body.data.rooms.accounts.files;
    expect(await filesOf(as)).toEqual([
      {
        name: 'my notes.csv',
        type: 'text/csv',
        size: csv.length,
        purpose: 'notes',
        uploaded_at: expect.any(String),
      },
    ]);
    expect(await filesOf(other)).toEqual([]);
  });

  it('is deleted with the person whose it is', async () => {
    const person = await at.site.makePerson();
    const as = await at.site.signIn(person);
    const key = keyOf(await upload(at.site, 'notes', csv, { as }));
    const photo = keyOf(await upload(at.site, 'person-photo', png, { as }));
    await at.site.database.db
      .updateTable('person')
      .set({ deleted_at: new Date() })
      .where('id', '=', person.id)
      .execute();
    expect((await at.read(key, as)).statusCode).toBe(401);
    await at.site.accounts.personData.erase(at.site.database.db as never, [person.id]);
    const left = await at.keys();
    expect(left).not.toContain(key);
    expect(left).toContain(photo);
  });
});

describe('an upload is refused', () => {
  it.each([
    ['without a token', { headers: { origin: OWN_ORIGIN } }, 401, 'signed-out'],
    ['with only the session’s cookie', { cookie: true }, 401, 'signed-out'],
    ['from another site', { headers: { origin: 'https://evil.example' } }, 403, 'wrong-origin'],
    ['without an origin', { headers: {} }, 403, 'wrong-origin'],
  ])(
    '%s',
    async (what, { headers, cookie }: { headers?: object; cookie?: boolean }, status, code) => {
      const as = what === 'without a token' || cookie ? null : at.me;
      const given = cookie ? { origin: OWN_ORIGIN, cookie: at.me.cookie } : (headers as object);
      const answer = await upload(at.site, 'notes', csv, { as, headers: { ...given } });
      expect(answer).toMatchObject({ status, body: { code } });
    },
  );

  it('for a purpose that doesn’t exist or isn’t the caller’s', async () => {
    expect((await at.send(csv, 'a.csv', 'nothing')).body.code).toBe('not-found');
    expect((await at.send(csv, 'a.csv', 'people-import')).body.code).toBe('not-permitted');
  });

  it('as JSON; and multipart is refused by every other call', async () => {
    const json = await at.site.post('files/notes', { file: csv }, at.me);
    expect(json.status).toBe(415);
    const form = new FormData();
    form.set('email', 'rosa@homes.example');
    const reply = await at.site.app.inject({
      method: 'POST',
      url: '/api/v1/User/LogIn',
      payload: form as never,
    });
    expect(reply.statusCode).toBe(415);
  });

  it('when the file is too large, whether it says so or not', async () => {
    expect((await at.send('x'.repeat(NOTES_MAX_BYTES))).status).toBe(200);
    const large = await at.send('x'.repeat(NOTES_MAX_BYTES + 1));
    expect(large).toMatchObject({ status: 413, body: { code: 'too-large' } });
    expect((await at.send('x'.repeat(NOTES_MAX_BYTES * 3))).status).toBe(413);
    const headers = { origin: OWN_ORIGIN, 'content-type': 'multipart/form-data; boundary=b' };
    const noise = Buffer.alloc(NOTES_MAX_BYTES * 3);
    const announced = await uploadForm(at.site, 'notes', noise, { as: at.me, headers });
    expect(announced.body.code).toBe('too-large');
    expect(await at.incoming()).toEqual([]);
  });

  it('with several files, other fields or none at all', async () => {
    const two = new FormData();
    two.set('file', new Blob([csv]), 'a.csv');
    two.set('more', new Blob([csv]), 'b.csv');
    const fields = new FormData();
    for (let index = 0; index < 500; index += 1) fields.set(`field-${index}`, 'x');
    const late = new FormData();
    late.set('file', new Blob([csv]), 'a.csv');
    late.set('__proto__', 'x');
    const before = (await at.keys()).length;
    for (const form of [two, fields, late, new FormData()]) {
      const answer = await uploadForm(at.site, 'notes', form, { as: at.me });
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad-upload' } });
    }
    expect((await at.keys()).length).toBe(before);
  });

  it.each([
    ['no boundary', 'multipart/form-data', ''],
    [
      'no end',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="f"; filename="a.csv"\r\n\r\nname',
    ],
    ['noise', 'multipart/form-data; boundary=b', 'noise'],
    ['no headers', 'multipart/form-data; boundary=b', '--b\r\n\r\nname\r\n--b--\r\n'],
  ])('with %s in its body', async (_what, type, body) => {
    const headers = { origin: OWN_ORIGIN, 'content-type': type };
    const answer = await uploadForm(at.site, 'notes', Buffer.from(body), { as: at.me, headers });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-upload' } });
    expect(await at.incoming()).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['a picture', png],
    ['bytes', Buffer.from([0, 1, 2, 255])],
    ['a PDF', '%PDF-1.7\n'],
    ['a ZIP file', Buffer.from('PK\u0003\u0004rest')],
  ])('when a CSV file holds %s', async (_what, content) => {
    const answer = await at.send(content);
    expect(answer).toMatchObject({ status: 400, body: { code: 'file-not-accepted' } });
  });

  /** The connection of an upload that has begun and doesn't end. */
  async function begin() {
    if (!at.site.app.server.listening) await at.site.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = at.site.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      [
        'POST /api/v1/files/notes HTTP/1.1',
        'host: 127.0.0.1',
        `origin: ${OWN_ORIGIN}`,
        `authorization: Bearer ${at.me.jwtToken}`,
        'content-type: multipart/form-data; boundary=b',
        'content-length: 20000',
        '',
        '--b',
        'content-disposition: form-data; name="file"; filename="a.csv"',
        '',
        'name',
      ].join('\r\n'),
    );
    return socket;
  }

  it('when it’s a person’s fourth at the same time; others still send theirs', async () => {
    const begun = await Promise.all([begin(), begin(), begin()]);
    await expect.poll(async () => (await at.incoming()).length).toBe(3);
    expect(await at.send(csv)).toMatchObject({ status: 429, body: { code: 'too-many' } });
    const other = await at.site.signIn(await at.site.makePerson());
    expect((await upload(at.site, 'notes', csv, { as: other })).status).toBe(200);
    for (const socket of begun) socket.destroy();
    await expect.poll(async () => (await at.incoming()).length).toBe(0);
    expect((await at.send(csv)).status).toBe(200);
  });

  it('when it breaks off, without leaving anything behind', async () => {
    const before = (await at.keys()).length;
    const socket = await begin();
    await expect.poll(async () => (await at.incoming()).length).toBe(1);
    socket.destroy();
    await expect.poll(async () => (await at.incoming()).length).toBe(0);
    expect((await at.keys()).length).toBe(before);
  });
});
