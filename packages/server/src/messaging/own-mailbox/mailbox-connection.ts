import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { ImapFlow } from 'imapflow';
import { createTransport } from 'nodemailer';
import { isLoopback, isPublicAddress, publicLookup, type Services } from '#platform';
import { mailboxMessages } from '../messages.ts';

const TIMES = { connectSeconds: 10, greetSeconds: 10, idleSeconds: 20 };
/** Ports of mail servers; others are open only to hosts that the operator trusts. */
const PORTS = { smtp: [465, 587], imap: [993, 143] };
/** TLS from the first byte; on other ports the connection must upgrade to it. */
const TLS_PORTS = [465, 993];

/** Why a mailbox can't be used, in words for its owner. */
export class MailboxError extends Error {
  readonly field: string;
  /** The same will happen again until the owner does something. */
  readonly isForGood: boolean;

  constructor(message: string, field: string, isForGood: boolean) {
    super(message);
    this.name = 'MailboxError';
    this.field = field;
    this.isForGood = isForGood;
  }
}

export interface MailboxAccount {
  username: string;
  password: string;
  smtpHost: string;
  smtpPort: number;
  imapHost: string;
  imapPort: number;
}

type Trusting = Pick<Services, 'settings'>;
type Kind = keyof typeof PORTS;

interface Server {
  /** An IP address: what was checked is what is connected to. */
  host: string;
  port: number;
  secure: boolean;
  servername: string;
  isInTheClear: boolean;
}

/**
 * A mail server that a person named, which this one may connect to: with a public address, checked
 * before connecting, or trusted by MAILBOX_HOSTS; with TLS unless it is on this machine, or in a
 * demo, and the setting doesn't ask for it. Throws {@link MailboxError}.
 */
async function findServer(
  { settings }: Trusting,
  kind: Kind,
  given: { host: string; port: number },
): Promise<Server> {
  const servername = given.host
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, '');
  const { port } = given;
  const isListed = (ending: string) => settings.MAILBOX_HOSTS.includes(servername + ending);
  const isTlsListed = isListed(`:${port}/tls`);
  const mustEncrypt = isTlsListed || isListed(`:${port}/starttls`);
  const isTrusted = mustEncrypt || isListed('') || isListed(`:${port}`);
  const field = `${kind}Host`;
  if (!isTrusted && !PORTS[kind].includes(port)) {
    const ports = PORTS[kind].join(', ');
    throw new MailboxError(mailboxMessages.portRefused({ ports }), `${kind}Port`, true);
  }
  const isPlain = isTrusted && !mustEncrypt && (isLoopback(servername) || settings.mode === 'demo');
  const host = isTrusted ? servername : await publicAddressOf(servername, field);
  const secure = TLS_PORTS.includes(port) || isTlsListed;
  return { host, port, secure, servername, isInTheClear: isPlain && !secure };
}

function publicAddressOf(name: string, field: string): Promise<string> {
  const notAllowed = new MailboxError(mailboxMessages.hostRefused(), field, true);
  if (isIP(name)) {
    return isPublicAddress(name) ? Promise.resolve(name) : Promise.reject(notAllowed);
  }
  if (!/^[a-z0-9.-]+\.[a-z0-9-]+$/.test(name)) return Promise.reject(notAllowed);
  return new Promise((resolve, reject) => {
    publicLookup(() => notAllowed)(name, {}, (error, found) => {
      if (error instanceof MailboxError) return reject(error);
      if (error) return reject(new MailboxError(mailboxMessages.noSuchHost(), field, false));
      const [first] = [found].flat() as (string | LookupAddress)[];
      resolve(typeof first === 'string' ? first : (first?.address ?? ''));
    });
  });
}

/** A transport through a person's own mail server. Throws {@link MailboxError}. */
export async function openTransport(services: Trusting, account: MailboxAccount) {
  const { smtpHost: host, smtpPort: port, username, password } = account;
  const server = await findServer(services, 'smtp', { host, port });
  return createTransport({
    ...{ host: server.host, port: server.port, secure: server.secure },
    ...{ requireTLS: !server.secure && !server.isInTheClear, ignoreTLS: server.isInTheClear },
    tls: { minVersion: 'TLSv1.2' as const, servername: server.servername },
    auth: { user: username, pass: password },
    dnsTimeout: TIMES.connectSeconds * 1000,
    connectionTimeout: TIMES.connectSeconds * 1000,
    greetingTimeout: TIMES.greetSeconds * 1000,
    socketTimeout: TIMES.idleSeconds * 1000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A connection to a person's own mailbox, not opened yet. Throws {@link MailboxError}. */
export async function openImap(services: Trusting, account: MailboxAccount): Promise<ImapFlow> {
  const { imapHost: host, imapPort: port, username, password } = account;
  const server = await findServer(services, 'imap', { host, port });
  return new ImapFlow({
    ...{ host: server.host, port: server.port, secure: server.secure },
    ...{ servername: server.servername, doSTARTTLS: !server.secure && !server.isInTheClear },
    tls: { minVersion: 'TLSv1.2' as const },
    auth: { user: username, pass: password },
    logger: false,
    connectionTimeout: TIMES.connectSeconds * 1000,
    greetingTimeout: TIMES.greetSeconds * 1000,
    socketTimeout: TIMES.idleSeconds * 1000,
    disableAutoIdle: true,
  });
}

interface ConnectionError extends Error {
  code?: string;
  /** Of the connection, where nodemailer's own code only says that it broke. */
  originalCode?: string;
  responseCode?: number;
  authenticationFailed?: boolean;
}

const CERTIFICATES = /CERT|SELF_SIGNED|UNABLE_TO|TLS|SSL/;

/** Why a server couldn't be used, in words; null for a failure that isn't the server's. */
export function problemOf(thrown: unknown, kind: Kind): MailboxError | null {
  if (thrown instanceof MailboxError) return thrown;
  const error = thrown as ConnectionError;
  const field = `${kind}Host`;
  if (error.code === 'EAUTH' || error.authenticationFailed || error.responseCode === 535) {
    return new MailboxError(mailboxMessages.passwordRefused(), 'password', true);
  }
  const codes = `${error.code ?? ''} ${error.originalCode ?? ''}`;
  if (CERTIFICATES.test(codes)) {
    return new MailboxError(mailboxMessages.noTls(), field, true);
  }
  if (/STARTTLS/i.test(error.message)) {
    return new MailboxError(mailboxMessages.noTls(), field, true);
  }
  return error instanceof Error ? new MailboxError(mailboxMessages.noAnswer(), field, false) : null;
}
