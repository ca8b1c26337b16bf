import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether a program is installed. */
export function hasProgram(name: string, ...words: readonly string[]): boolean {
  try {
    execFileSync(name, words, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const CONFIG = `[req]
distinguished_name = name
prompt = no
[name]
CN = Test time stamps
[authority]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign
[stamps]
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,timeStamping
[tsa]
default_tsa = service
[service]
serial = serial
signer_cert = own.pem
signer_key = own.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
crypto_device = builtin
certs = root.pem
`;

export interface TimeStampPeer {
  url: string;
  /** Of the file with its root. */
  roots: string;
  /** How many stamps it was asked for. */
  asked(): number;
  /** What it does from now on; `stamp` is what a service does. */
  answer(how: 'stamp' | 'fail' | 'replay'): void;
  close(): Promise<void>;
}

/** A time-stamp service (RFC 3161): `openssl ts` behind HTTP. */
export async function startTimeStampPeer(): Promise<TimeStampPeer> {
  const folder = mkdtempSync(join(tmpdir(), 'stamps-'));
  const run = (line: string) =>
    execFileSync('openssl', line.split(' '), { cwd: folder, stdio: 'pipe' });
  writeFileSync(join(folder, 'openssl.cnf'), CONFIG);
  writeFileSync(join(folder, 'serial'), '01');
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -config openssl.cnf';
  run(
    `req -x509 ${key} -keyout root.key -out root.pem -days 30 -extensions authority -subj /CN=Test-root`,
  );
  run(`req -new ${key} -keyout own.key -out own.csr`);
  run(
    'x509 -req -in own.csr -CA root.pem -CAkey root.key -CAcreateserial -days 20 -out own.pem -extfile openssl.cnf -extensions stamps',
  );
  let how: 'stamp' | 'fail' | 'replay' = 'stamp';
  let asked = 0;
  let last: Buffer | null = null;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    asked += 1;
    if (how === 'fail') {
      response.writeHead(503).end();
      return;
    }
    if (how === 'stamp' || !last) {
      writeFileSync(join(folder, 'question.tsq'), Buffer.concat(parts));
      run('ts -reply -queryfile question.tsq -config openssl.cnf -section service -out answer.tsr');
      last = readFileSync(join(folder, 'answer.tsr'));
    }
    response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(last);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    roots: join(folder, 'root.pem'),
    asked: () => asked,
    answer(next) {
      how = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
