import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSignedRange, type SealReport, verifyPdf } from '@homestead/contract/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawSample, sampleFacts, sealOf, settingsOf } from '../../../test/sealed-envelope.ts';
import { withMessageOf, withoutStamp } from '../../../test/tampered-files.ts';
import {
  hasProgram,
  startTimeStampPeer,
  type TimeStampPeer,
} from '../../../test/time-stamp-peer.ts';
import { canSeal, SealNotConfiguredError } from './signing-certificate.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'seal-'));
const facts = sampleFacts();
const plain = await drawSample(facts);

const hasOpenssl = hasProgram('openssl', 'version');
const hasPdfsig = hasProgram('pdfsig', '-v');
const hasQpdf = hasProgram('qpdf', '--version');

const failed = ({ findings }: SealReport) =>
  findings.filter(({ result }) => result === 'failed').map(({ check, reason }) => [check, reason]);

/** A folder with the parts of a sealed file, as other programs take them. */
function partsOf(pdf: Buffer): string {
  const { range } = findSignedRange(pdf, pdf.toString('latin1'));
  if (!range) throw new Error('not sealed');
  const folder = newFolder();
  writeFileSync(join(folder, 'sealed.pdf'), pdf);
  writeFileSync(join(folder, 'data.bin'), range.data);
  writeFileSync(join(folder, 'message.der'), range.message);
  return folder;
}
const run = (folder: string, program: string, line: string) =>
  execFileSync(program, line.split(' '), { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

/** A brokerage's own certificate: key and chain in PEM, and both in a P12 file. */
function makeCertificate(kind: 'ec' | 'rsa'): string {
  const folder = newFolder();
  writeFileSync(
    join(folder, 'openssl.cnf'),
    `[req]
distinguished_name = name
[name]
[authority]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign
[seal]
keyUsage = critical,digitalSignature,nonRepudiation
extendedKeyUsage = 1.3.6.1.5.5.7.3.36,emailProtection
`,
  );
  const key = kind === 'ec' ? 'ec -pkeyopt ec_paramgen_curve:P-384' : 'rsa:2048';
  const rest = '-nodes -config openssl.cnf';
  run(
    folder,
    'openssl',
    `req -x509 -newkey ${key} ${rest} -keyout root.key -out root.pem -days 30 -extensions authority -subj /CN=Root`,
  );
  run(
    folder,
    'openssl',
    `req -new -newkey ${key} ${rest} -keyout seal.key -out seal.csr -subj /CN=Firm`,
  );
  run(
    folder,
    'openssl',
    'x509 -req -in seal.csr -CA root.pem -CAkey root.key -CAcreateserial -days 20 -out seal.pem -extfile openssl.cnf -extensions seal',
  );
  run(
    folder,
    'openssl',
    'pkcs12 -export -inkey seal.key -in seal.pem -certfile root.pem -out seal.p12 -passout pass:secret',
  );
  const chain = ['seal.pem', 'root.pem'].map((name) => readFileSync(join(folder, name), 'utf8'));
  writeFileSync(join(folder, 'chain.pem'), chain.join(''));
  return folder;
}

/** Facts sealed a minute from now: the certificates of these tests are new. */
const drawLater = () =>
  drawSample({ ...facts, sealedAt: new Date(Date.now() + 60_000).toISOString() });

test('a sealed file stays as it is when it is sealed again', async () => {
  const seal = sealOf(newFolder());
  const once = await seal.seal(plain);
  expect(once).toMatchObject({ level: 'B-B', stampWanted: false });
  const twice = await seal.seal(once.bytes);
  expect(twice.bytes.equals(once.bytes)).toBe(true);
  expect(twice.sha256).toBe(once.sha256);
  // Another try from the start makes another valid file.
  const again = await seal.seal(plain);
  expect((await verifyPdf(again.bytes, await seal.trust())).verdict).toBe('valid');
});

test('the demo keeps its certificate, and another demo has another one', async () => {
  const folder = newFolder();
  const { bytes } = await sealOf(folder).seal(plain);
  expect((await verifyPdf(bytes, await sealOf(folder).trust())).verdict).toBe('valid');
  expect((await verifyPdf(bytes, await sealOf(newFolder()).trust())).verdict).toBe('not-ours');
  await expect(sealOf(newFolder()).seal(bytes)).rejects.toThrow(/signed already/);
});

test('production without a certificate says so and seals nothing', async () => {
  const env = {
    ...{ MODE: 'production', PUBLIC_URL: 'https://homes.example', BROKERAGE_NAME: 'Firm' },
    ...{ BROKERAGE_PHONE: '+14025550199', BROKERAGE_EMAIL: 'a@firm.example' },
  };
  const settings = settingsOf(newFolder(), env);
  expect(canSeal(settings)).toBe(false);
  const seal = sealOf(newFolder(), env);
  expect(seal.isReady).toBe(false);
  await expect(seal.seal(plain)).rejects.toBeInstanceOf(SealNotConfiguredError);
  expect(await seal.trust()).toEqual({ chains: [], stampRoots: [] });
});

test('a PDF without its facts isn’t sealed', async () => {
  const broken = await drawSample({ ...facts, signers: [] });
  await expect(sealOf(newFolder()).seal(broken)).rejects.toThrow(/signers: none/);
});

describe.skipIf(!hasOpenssl)('with openssl', () => {
  test('openssl accepts a sealed file and its certificates', async () => {
    const seal = sealOf(newFolder());
    const { bytes } = await seal.seal(plain);
    const folder = partsOf(bytes);
    const root = (await seal.trust()).chains[0]?.certificates.at(-1);
    writeFileSync(join(folder, 'root.der'), root ?? '');
    run(folder, 'openssl', 'x509 -inform DER -in root.der -out root.pem');
    const verify =
      'cms -verify -inform DER -in message.der -content data.bin -binary -CAfile root.pem -out ok.bin';
    run(folder, 'openssl', verify);
    run(folder, 'openssl', `${verify} -cades`);
    writeFileSync(join(folder, 'data.bin'), 'something else');
    expect(() => run(folder, 'openssl', verify)).toThrow();
  });

  test.each(['ec', 'rsa'] as const)('a brokerage’s certificate seals (%s)', async (kind) => {
    const made = makeCertificate(kind);
    const p12 = { SIGNING_P12: join(made, 'seal.p12'), SIGNING_P12_PASSWORD: 'secret' };
    const pem = {
      ...{ SIGNING_KEY: join(made, 'seal.key'), SIGNING_CERTIFICATES: join(made, 'chain.pem') },
    };
    const pdf = await drawLater();
    for (const env of [p12, pem]) {
      const seal = sealOf(newFolder(), env);
      expect(seal.isDemo).toBe(false);
      const { bytes } = await seal.seal(pdf);
      const report = await verifyPdf(bytes, await seal.trust());
      expect(failed(report)).toEqual([]);
      expect(report.certificate).toMatchObject({ name: 'Firm', issuer: 'Root', isDemo: false });
      const folder = partsOf(bytes);
      run(
        folder,
        'openssl',
        `cms -verify -inform DER -in message.der -content data.bin -binary -CAfile ${join(made, 'root.pem')} -out ok.bin`,
      );
      // After the certificate was replaced, its seals are still known.
      const former = sealOf(newFolder(), { SIGNING_FORMER: join(made, 'chain.pem') });
      expect((await verifyPdf(bytes, await former.trust())).verdict).toBe('valid');
    }
    const wrong = sealOf(newFolder(), { ...p12, SIGNING_P12_PASSWORD: 'wrong' });
    await expect(wrong.seal(pdf)).rejects.toThrow(/SIGNING_P12 can’t be used/);
  });

  test('settings with a file that can’t be used name it', () => {
    const made = makeCertificate('ec');
    const at = (name: string) => join(made, name);
    const refused = (env: Record<string, string>) => () => settingsOf(newFolder(), env);
    expect(refused({ SIGNING_P12: at('none.p12') })).toThrow(/SIGNING_P12: can’t be read/);
    expect(refused({ SIGNING_KEY: at('seal.key') })).toThrow(/SIGNING_CERTIFICATES: SIGNING_KEY/);
    expect(refused({ SIGNING_KEY: at('root.key'), SIGNING_CERTIFICATES: at('seal.pem') })).toThrow(
      /SIGNING_KEY: isn’t the key/,
    );
    expect(refused({ SIGNING_FORMER: at('seal.key') })).toThrow(/SIGNING_FORMER: must hold/);
    expect(refused({ TIMESTAMP_URL: 'https://stamps.example' })).toThrow(/TIMESTAMP_CERTIFICATES/);
    const both = { SIGNING_P12: at('seal.p12'), SIGNING_KEY: at('seal.key') };
    expect(refused({ ...both, SIGNING_CERTIFICATES: at('chain.pem') })).toThrow(/SIGNING_P12: set/);
  });

  describe('and a time-stamp service', () => {
    let peer: TimeStampPeer;
    beforeAll(async () => {
      peer = await startTimeStampPeer();
    });
    afterAll(() => peer.close());
    const stamping = () =>
      sealOf(newFolder(), { TIMESTAMP_URL: peer.url, TIMESTAMP_CERTIFICATES: peer.roots });

    test('a seal has a time stamp that openssl accepts, too', async () => {
      peer.answer('stamp');
      const seal = stamping();
      const sealed = await seal.seal(plain);
      expect(sealed).toMatchObject({ level: 'B-T', stampWanted: false });
      const report = await verifyPdf(sealed.bytes, await seal.trust());
      expect(failed(report)).toEqual([]);
      expect(report.level).toBe('B-T');
      expect(Math.abs(Date.parse(report.stampedAt ?? '') - Date.now())).toBeLessThan(60_000);
    });

    test('a stamp that was taken out is missed where the seal needs it', async () => {
      peer.answer('stamp');
      const seal = stamping();
      const trust = await seal.trust();
      const { bytes } = await seal.seal(await drawSample({ ...facts, requiresStamp: true }));
      expect((await verifyPdf(bytes, trust)).verdict).toBe('valid');
      const report = await verifyPdf(withoutStamp(bytes), trust);
      expect(report.verdict).toBe('invalid');
      expect(failed(report)).toEqual([['stamp', 'none']]);
      // Elsewhere it is only noted.
      const other = await seal.seal(plain);
      const noted = await verifyPdf(withoutStamp(other.bytes), trust);
      expect(noted).toMatchObject({ verdict: 'valid', level: 'B-B', stampedAt: null });
    });

    test('a stamp from a service that isn’t known counts for nothing', async () => {
      peer.answer('stamp');
      const seal = stamping();
      const { bytes } = await seal.seal(plain);
      const report = await verifyPdf(bytes, { ...(await seal.trust()), stampRoots: [] });
      expect(failed(report)).toEqual([['stamp', 'unknown']]);
      expect(withMessageOf(bytes, bytes).equals(bytes)).toBe(true);
    });

    test('without an answer, the stamp is added later to the same seal', async () => {
      const seal = stamping();
      peer.answer('fail');
      const first = await seal.seal(plain);
      expect(first).toMatchObject({ level: 'B-B', stampWanted: true });
      expect(await seal.stamp(first.bytes)).toBeNull();
      peer.answer('stamp');
      const stamped = await seal.stamp(first.bytes);
      expect(stamped).toMatchObject({ level: 'B-T', stampWanted: false });
      const report = await verifyPdf(stamped?.bytes ?? Buffer.of(), await seal.trust());
      expect(report).toMatchObject({ verdict: 'valid', level: 'B-T' });
      // Once more changes nothing.
      const asked = peer.asked();
      expect((await seal.stamp(stamped?.bytes ?? Buffer.of()))?.sha256).toBe(stamped?.sha256);
      expect(peer.asked()).toBe(asked);
    });

    test('an answer to another question is no stamp', async () => {
      const seal = stamping();
      peer.answer('stamp');
      await seal.seal(plain);
      peer.answer('replay');
      expect(await seal.seal(plain)).toMatchObject({ level: 'B-B', stampWanted: true });
    });
  });
});

test.skipIf(!hasPdfsig)('pdfsig accepts a sealed file', async () => {
  const { bytes } = await sealOf(newFolder()).seal(plain);
  const said = run(partsOf(bytes), 'pdfsig', 'sealed.pdf');
  expect(said).toContain('Signature is Valid');
  expect(said).toContain('Total document signed');
  expect(said).toContain('ETSI.CAdES.detached');
});

test.skipIf(!hasQpdf)('qpdf finds nothing wrong with a sealed file', async () => {
  const { bytes } = await sealOf(newFolder()).seal(plain);
  expect(run(partsOf(bytes), 'qpdf', '--check sealed.pdf')).toContain('No syntax');
});
