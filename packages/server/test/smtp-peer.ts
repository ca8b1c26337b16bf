import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface SmtpPeer {
  /** smtp://127.0.0.1:port */
  url: string;
  /** Emails that it accepted, parsed, in order. */
  mails: Email[];
  /** The same as they came. */
  raw: string[];
  close(): Promise<void>;
}

/** An email as an SMTP server got it, read. */
export const parseMail = (whole: Uint8Array): Promise<Email> => PostalMime.parse(whole);

/** A real SMTP server on loopback that accepts every email, except as `options` say. */
export async function startSmtpPeer(options: SMTPServerOptions = {}): Promise<SmtpPeer> {
  const mails: Email[] = [];
  const raw: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 200,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const whole = Buffer.concat(chunks);
        parseMail(whole).then((mail) => {
          mails.push(mail);
          raw.push(whole.toString('latin1'));
          done();
        }, done);
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    raw,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** An SMTP error with its own code, such as 451. */
export function smtpAnswer(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}
