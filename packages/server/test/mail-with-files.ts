import { randomUUID } from 'node:crypto';

/** A file in an email, as its sender describes it. */
export interface MailFile {
  /** The parameter as it is written, with its quotes. */
  name?: string;
  type?: string;
  content: Buffer | string;
  /** Makes it a picture within the text. */
  cid?: string;
  disposition?: string;
}

/** An email with files, built by hand so that its parts can be wrong. */
export function mailWithFiles(
  files: readonly MailFile[],
  headers: Record<string, string> = {},
  text = 'See the file.',
): Buffer {
  const isRelated = files.some(({ cid }) => cid);
  const all: Record<string, string> = {
    From: 'Mal <mal@example.net>',
    To: 'reply@mail.example.org',
    Subject: 'The inspection',
    'Message-ID': `<${randomUUID()}@example.net>`,
    'MIME-Version': '1.0',
    'Content-Type': `multipart/${isRelated ? 'related' : 'mixed'}; boundary=b`,
    ...headers,
  };
  const parts = files.map(({ name, type = 'application/octet-stream', content, ...file }) => {
    const { cid, disposition = cid ? 'inline' : 'attachment' } = file;
    return [
      ...['--b', `Content-Type: ${type}`, 'Content-Transfer-Encoding: base64'],
      `Content-Disposition: ${disposition}${name === undefined ? '' : `; filename=${name}`}`,
      ...(cid ? [`Content-ID: <${cid}>`] : []),
      '',
      (
        Buffer.from(content)
          .toString('base64')
          .match(/.{1,76}/g) ?? []
      ).join('\r\n'),
    ].join('\r\n');
  });
  return Buffer.from(
    [
      ...Object.entries(all).map(([name, value]) => `${name}: ${value}`),
      ...['', '--b', 'Content-Type: text/html; charset=utf-8', '', `<p>${text}</p>`],
      ...parts,
      '--b--',
      '',
    ].join('\r\n'),
  );
}
