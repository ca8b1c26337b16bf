import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MailOutbox, openMailOutbox, quick } from '../../../test/mail-outbox.ts';
import { smtpAnswer } from '../../../test/smtp-peer.ts';
import { delayAfter } from './deliver-mail.ts';

let at: MailOutbox;

beforeAll(async () => {
  at = await openMailOutbox();
});
afterAll(() => at.close());
afterEach(() => at.clear());

describe('a server that refuses', () => {
  it('is retried later on a temporary failure (451)', async () => {
    let asked = 0;
    const peer = await at.startPeer({
      onRcptTo(_address, _session, done) {
        asked += 1;
        done(asked === 1 ? smtpAnswer(451, 'greylisted, try again') : null);
      },
    });
    await at.queue();
    await at.deliver(peer.url);
    expect(await at.rows()).toMatchObject([
      { sent: false, failed: false, forgotten: false, later: true, attempts: 1 },
    ]);
    await at.deliver(peer.url);
    expect(asked).toBe(1);
    await at.makeAllDue();
    await at.deliver(peer.url);
    expect(peer.mails).toHaveLength(1);
    expect(await at.rows()).toMatchObject([{ sent: true, attempts: 2, last_error: null }]);
  });

  it.each(['onRcptTo', 'onMailFrom'] as const)(
    'is not retried on a permanent failure (550 in %s)',
    async (step) => {
      const peer = await at.startPeer({
        [step]: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
          done(smtpAnswer(550, 'no such mailbox')),
      });
      await at.queue();
      await at.deliver(peer.url);
      expect(await at.rows()).toMatchObject([
        {
          sent: false,
          failed: true,
          forgotten: true,
          attempts: 1,
          last_error: expect.stringContaining('no such mailbox'),
        },
      ]);
    },
  );

  it('keeps emails when it refuses us, not them (535)', async () => {
    const peer = await at.startPeer({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(smtpAnswer(535, 'bad password')),
    });
    await at.queue();
    await at.deliver(peer.url.replace('//', '//user:wrong@'));
    expect(await at.rows()).toMatchObject([{ failed: false, forgotten: false, later: true }]);
  });

  it('is given up after ten tries', async () => {
    const peer = await at.startPeer({
      onRcptTo: (_address, _session, done) => done(smtpAnswer(450, 'busy')),
    });
    await at.queue();
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await at.makeAllDue();
      await at.deliver(peer.url);
    }
    expect(await at.rows()).toMatchObject([{ failed: true, forgotten: true, attempts: 10 }]);
    expect([1, 2, 3, 9, 30].map(delayAfter)).toEqual([30, 60, 120, 7680, 14_400]);
  });

  it('has its emails kept for later when it is down', async () => {
    const url = await refusingAddress();
    await at.queue();
    await at.deliver(url);
    expect(await at.rows()).toMatchObject([{ failed: false, forgotten: false, later: true }]);
  });
});

describe('a server that breaks off', () => {
  let server: Server;
  const open = new Set<Socket>();
  async function listen(onConnection: (socket: Socket) => void): Promise<string> {
    server = createServer((socket) => {
      open.add(socket);
      socket.on('error', () => {});
      onConnection(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  afterEach(async () => {
    for (const socket of open) socket.destroy();
    open.clear();
    await new Promise((resolve) => server.close(resolve));
  });

  it('hangs without a greeting: abandoned in time, retried later', async () => {
    const url = await listen(() => {});
    await at.queue();
    await at.deliver(url, quick);
    expect(await at.rows()).toMatchObject([{ failed: false, forgotten: false, later: true }]);
  });

  it('responds forever too slowly: abandoned in time, retried later', async () => {
    const url = await listen((socket) => {
      socket.write('220 ready\r\n');
      const dawdle = setInterval(() => socket.write('250-still thinking\r\n'), 50);
      socket.on('close', () => clearInterval(dawdle));
    });
    await at.queue();
    await at.deliver(url, quick);
    expect(await at.rows()).toMatchObject([{ sent: false, failed: false, forgotten: false }]);
  });

  it('dies in the middle of the email: retried later', async () => {
    const url = await listen((socket) => {
      socket.write('220 ready\r\n');
      socket.on('data', (bytes) => {
        const line = String(bytes);
        if (line.startsWith('EHLO')) socket.write('250 hello\r\n');
        else if (line.startsWith('DATA')) socket.write('354 go on\r\n', () => socket.destroy());
        else socket.write('250 fine\r\n');
      });
    });
    await at.queue();
    await at.deliver(url, quick);
    expect(await at.rows()).toMatchObject([{ sent: false, failed: false, forgotten: false }]);
  });
});

async function refusingAddress(): Promise<string> {
  const closing = createServer();
  await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve));
  const { port } = closing.address() as AddressInfo;
  await new Promise((resolve) => closing.close(resolve));
  return `smtp://127.0.0.1:${port}`;
}
