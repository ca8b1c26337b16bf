import { createHash, createPublicKey, verify } from 'node:crypto';

/**
 * Checks the DKIM signature of an email as it came (RFC 6376, relaxed/relaxed, rsa-sha256), against
 * the key that its domain would publish. Written from the RFC alone, so that it shares no mistake
 * with the program that signs. Returns the signature’s tags and the names of the signed headers;
 * null for an email without a signature. Throws for one that doesn’t hold.
 */
export function verifyDkim(raw: string, publicKey: string) {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw
    .slice(0, end)
    .split(/\r\n(?![ \t])/)
    .map((line) => ({ name: line.slice(0, line.indexOf(':')).trim().toLowerCase(), line }));
  const signature = headers.find(({ name }) => name === 'dkim-signature');
  if (!signature) return null;
  const tags = tagsOf(signature.line.slice(signature.line.indexOf(':') + 1));
  const body = relaxedBody(raw.slice(end + 4));
  const hash = createHash('sha256').update(body, 'latin1').digest('base64');
  if (hash !== tags.bh) throw new Error('The body was changed after it was signed');
  const signed = (tags.h ?? '').split(':').map((name) => name.trim().toLowerCase());
  const rest = [...headers];
  const lines = signed.flatMap((name) => {
    const at = rest.findLastIndex((header) => header.name === name);
    return at < 0 ? [] : rest.splice(at, 1).map(({ line }) => `${relaxedHeader(line)}\r\n`);
  });
  const own = relaxedHeader(signature.line.replace(/(;\s*b=)[^;]*/, '$1'));
  const key = createPublicKey({
    key: Buffer.from(publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  });
  const data = Buffer.from(lines.join('') + own, 'latin1');
  const holds = verify('sha256', data, key, Buffer.from(tags.b ?? '', 'base64'));
  if (!holds) throw new Error('The signature doesn’t hold');
  return { tags, signed };
}

function tagsOf(value: string): Readonly<Record<string, string>> {
  const pairs = value.split(';').flatMap((part) => {
    const at = part.indexOf('=');
    return at < 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).replace(/\s+/g, '')]];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

function relaxedHeader(line: string): string {
  const at = line.indexOf(':');
  const value = line
    .slice(at + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${line.slice(0, at).trim().toLowerCase()}:${value}`;
}

function relaxedBody(body: string): string {
  const lines = body
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
    .join('\r\n')
    .replace(/(\r\n)+$/, '');
  return lines === '' ? '' : `${lines}\r\n`;
}
