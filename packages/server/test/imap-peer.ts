import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import type { Certificate } from './certificate.ts';

interface ImapMail {
  uid: number;
  raw: Buffer;
  /** What the server says its size is, if that isn't true. */
  size?: number;
}

/** An IMAP server on loopback with one mailbox, as far as reading it needs (RFC 3501). */
export interface ImapPeer {
  url: string;
  mails: ImapMail[];
  validity: number;
  /** Numbers of the emails at which the connection breaks off in the middle. */
  breaksAt: Set<number>;
  /** Numbers of the emails whose content was asked for. */
  fetched: number[];
  /** Commands that would change something. */
  changes: string[];
  /** Sign-ins that came before the connection was encrypted. */
  inTheClear: string[];
  close(): Promise<void>;
}

const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

function envelopeOf(raw: Buffer): string {
  const head = raw.toString('latin1', 0, 5000);
  const subject = /^Subject: (.*)$/m.exec(head)?.[1]?.trim() ?? '';
  const [, user = 'x', host = 'y'] = /^From:.*?([^\s<]+)@([^\s>]+)/m.exec(head) ?? [];
  const from = `((NIL NIL ${quoted(user)} ${quoted(host)}))`;
  return `(NIL ${quoted(subject)} ${from} ${from} ${from} NIL NIL NIL NIL NIL)`;
}

/** How a server encrypts: from the first byte, or after STARTTLS. */
interface Encrypting {
  certificate: Certificate;
  isFromStart: boolean;
}

/** Starts one; `user:secret` may sign in, with `encrypting` only when the connection is. */
export async function startImapPeer(encrypting: Encrypting | null = null): Promise<ImapPeer> {
  const open = new Set<Socket>();
  const begin = (socket: Socket) => {
    open.add(socket);
    socket.write(`* OK [CAPABILITY ${abilities(socket)}] ready\r\n`);
    listen(socket);
  };
  const isFromStart = encrypting?.isFromStart === true;
  const server = isFromStart ? createTlsServer(encrypting.certificate, begin) : createServer(begin);
  server.on('tlsClientError', () => {});
  const isOpen = (socket: Socket) => encrypting === null || socket instanceof TLSSocket;
  const abilities = (socket: Socket) =>
    isOpen(socket) ? 'IMAP4rev1' : 'IMAP4rev1 STARTTLS LOGINDISABLED';

  function listen(socket: Socket): void {
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    let waiting = '';
    socket.on('data', (bytes) => {
      waiting += bytes.toString('latin1');
      for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        answer(socket, line);
      }
    });
  }

  function encrypt(socket: Socket): void {
    if (!encrypting) return;
    socket.removeAllListeners('data');
    const encrypted = new TLSSocket(socket, { isServer: true, ...encrypting.certificate });
    open.add(encrypted);
    listen(encrypted);
  }

  function answer(socket: Socket, line: string): void {
    const [tag = '', command = '', ...rest] = line.split(' ');
    const verb = command.toUpperCase() === 'UID' ? `UID ${rest.shift()}` : command.toUpperCase();
    const text = rest.join(' ');
    const done = (words = 'done') => socket.write(`${tag} OK ${words}\r\n`);
    if (verb === 'STARTTLS' && !isOpen(socket)) {
      done('begin');
      encrypt(socket);
    } else if (verb === 'LOGIN' && !isOpen(socket)) {
      peer.inTheClear.push(line);
      socket.write(`${tag} NO [PRIVACYREQUIRED] no\r\n`);
    } else if (verb === 'LOGIN' && !/"?user"? "?secret"?/.test(text)) {
      socket.write(`${tag} NO [AUTHENTICATIONFAILED] no\r\n`);
    } else if (verb === 'CAPABILITY') {
      socket.write(`* CAPABILITY ${abilities(socket)}\r\n`);
      done();
    } else if (verb === 'LIST' || verb === 'LSUB') {
      socket.write(`* ${verb} (\\HasNoChildren) "/" "INBOX"\r\n`);
      done();
    } else if (verb === 'EXAMINE' || verb === 'SELECT') {
      if (verb === 'SELECT') peer.changes.push(line);
      const next = Math.max(0, ...peer.mails.map(({ uid }) => uid)) + 1;
      socket.write(`* FLAGS (\\Seen)\r\n* ${peer.mails.length} EXISTS\r\n* 0 RECENT\r\n`);
      socket.write(`* OK [UIDVALIDITY ${peer.validity}] ok\r\n* OK [UIDNEXT ${next}] ok\r\n`);
      done('[READ-ONLY] open');
    } else if (verb === 'UID SEARCH') {
      const from = Number(/UID (\d+)/i.exec(text)?.[1]);
      const uids = peer.mails.map(({ uid }) => uid);
      const found = uids.filter((uid) => uid >= from || uid === Math.max(...uids));
      socket.write(`* SEARCH ${found.join(' ')}\r\n`);
      done();
    } else if (verb === 'UID FETCH') {
      fetchOne(socket, text);
      if (!socket.destroyed) done();
    } else {
      if (!['LOGIN', 'NOOP', 'LOGOUT', 'ID', 'CLOSE'].includes(verb)) peer.changes.push(line);
      done();
    }
  }

  function fetchOne(socket: Socket, text: string): void {
    const uid = Number(text.split(' ')[0]);
    const index = peer.mails.findIndex((mail) => mail.uid === uid);
    const mail = peer.mails[index];
    if (!mail) return;
    const parts = [`UID ${uid}`, `RFC822.SIZE ${mail.size ?? mail.raw.length}`];
    const fields = /BODY(?:\.PEEK)?\[(HEADER\.FIELDS \(([^)]*)\))\]/i.exec(text);
    if (fields) {
      const [, section = '', names = ''] = fields;
      const wanted = names.toLowerCase().split(/[\s"]+/);
      const [head = ''] = mail.raw.toString('latin1').split('\r\n\r\n');
      const lines = head
        .split('\r\n')
        .filter((line) => wanted.includes(line.slice(0, line.indexOf(':')).toLowerCase()));
      const block = `${lines.join('\r\n')}\r\n\r\n`;
      const sized = `${parts.join(' ')} BODY[${section}] {${block.length}}`;
      socket.write(`* ${index + 1} FETCH (${sized}\r\n${block})\r\n`);
      return;
    }
    if (!/BODY/i.test(text)) {
      socket.write(
        `* ${index + 1} FETCH (${parts.join(' ')} ENVELOPE ${envelopeOf(mail.raw)})\r\n`,
      );
      return;
    }
    peer.fetched.push(uid);
    socket.write(`* ${index + 1} FETCH (${parts[0]} BODY[]<0> {${mail.raw.length}}\r\n`);
    if (peer.breaksAt.has(uid)) {
      socket.write(mail.raw.subarray(0, 50));
      socket.destroy();
      return;
    }
    socket.write(mail.raw);
    socket.write(')\r\n');
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const peer: ImapPeer = {
    url: `imap://user:secret@127.0.0.1:${port}/INBOX`,
    mails: [],
    validity: 7,
    breaksAt: new Set(),
    fetched: [],
    changes: [],
    inTheClear: [],
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return peer;
}
