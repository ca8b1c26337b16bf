import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach } from 'vitest';
import { recordConsent } from '../src/messaging/consent/record-consent.ts';
import { messagingRoom } from '../src/messaging/plugin.ts';
import type { NewMessage } from '../src/messaging/record/message.ts';
import { recordMessage } from '../src/messaging/record/record-message.ts';
import { deliverDueTexts } from '../src/messaging/texts/deliver-texts.ts';
import { openTextClient } from '../src/messaging/texts/text-client.ts';
import { atomically } from '../src/platform/index.ts';
import { createAccountsApp } from './accounts-app.ts';
import { startTextPeer } from './text-peer.ts';

export const PHONE = '+14025550142';
const TOKEN = 'a-token-of-tests';

/**
 * An app with text messages set up and a provider on loopback. For the tests of one file: before
 * each, messages and consent are forgotten.
 */
export async function openTextOffice() {
  const peer = await startTextPeer();
  const app = await createAccountsApp(
    {
      PUBLIC_URL: 'http://localhost:3000',
      SMS_API_URL: peer.url,
      SMS_ACCOUNT: 'AC1',
      SMS_TOKEN: TOKEN,
      SMS_FROM: '+14025550100',
    },
    { rooms: [messagingRoom] },
  );
  const { services } = app;
  const { db } = services;
  afterAll(async () => {
    await app.close();
    await peer.close();
  });
  beforeEach(async () => {
    await app.database.empty('message', 'consent', 'event_outbox');
    peer.forms.length = 0;
    peer.taken.length = 0;
    peer.setListing(true);
  });

  const client = openTextClient(services.settings, 1000);
  if (!client) throw new Error('No client');

  const consent = (isGranted: boolean, source: 'form' | 'stop' | 'start' = 'form') =>
    atomically(db, (tx) =>
      recordConsent(tx, {
        ...{ channel: 'sms', address: PHONE, kind: 'transactional', isGranted, source },
      }),
    );
  const queue = async (body: string, given: Partial<NewMessage> = {}) =>
    String(
      await atomically(db, (tx) =>
        recordMessage(tx, {
          ...{ channel: 'sms', direction: 'out', address: PHONE, body },
          ...{ purpose: 'transactional', dueAt: new Date() },
          ...given,
        }),
      ),
    );
  const texts = async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select *, due_at > now() as later from message order by recorded_at, id`.execute(db);
    return rows;
  };
  /** Sends what is due. */
  const deliverDue = () => deliverDueTexts(services, client, new AbortController().signal);
  /** Makes what waits due, and sends it. */
  const deliver = async () => {
    await sql`update message set due_at = now() where status = 'queued'`.execute(db);
    await deliverDue();
  };
  /** A form of the provider, signed by its token unless another is given. */
  const callBack = async (path: string, fields: Record<string, string>, by = TOKEN) => {
    const url = `http://localhost:3000/api/v1/${path}`;
    const names = Object.keys(fields).sort();
    const signed = names.reduce((all, name) => `${all}${name}${fields[name]}`, url);
    const reply = await app.app.inject({
      method: 'POST',
      url: `/api/v1/${path}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': createHmac('sha1', by).update(signed).digest('base64'),
      },
      payload: new URLSearchParams(fields).toString(),
    });
    return { status: reply.statusCode, type: reply.headers['content-type'], body: reply.body };
  };
  let count = 0;
  const receive = (Body: string, given: Record<string, string> = {}) =>
    callBack('Texts/TakeText', {
      ...{ MessageSid: `SMin${++count}`, From: PHONE, To: '+14025550100', Body },
      ...given,
    });
  const status = (id: string, MessageStatus: string, given: Record<string, string> = {}) =>
    callBack(`Texts/TakeStatus?id=${id}`, { MessageSid: 'SM7', MessageStatus, ...given });
  return { app, peer, db, consent, queue, texts, deliver, deliverDue, callBack, receive, status };
}
