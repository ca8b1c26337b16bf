import { mailboxEndpoints } from '@homestead/contract/messaging';
import type { FastifyInstance } from 'fastify';
import { openAccounts } from '#accounts';
import { addressOf, defineResealJob, requireCaller, type Services, serveEndpoint } from '#platform';
import { registerNotifications } from '../notifications/register-notifications.ts';
import { connectMailbox, disconnectMailbox, presentMailbox } from './connect-mailbox.ts';
import { mailboxSeal } from './mailbox-seal.ts';
import { deleteMailboxes, findMailbox } from './own-mailbox-store.ts';
import { readOwnMailboxes } from './read-own-mailboxes.ts';
import { sendOwnMails } from './send-own-mails.ts';
import { mailboxProblem } from './tell-of-problem.ts';

/** Sets up people's own mailboxes: their calls, and the jobs that send through and read them. */
export function serveOwnMailbox(app: FastifyInstance, services: Services): void {
  const { db, jobs, throttles } = services;
  registerNotifications(services, [mailboxProblem]);
  serveEndpoint(app, mailboxEndpoints.getMyMailbox, async (call) => {
    const row = await findMailbox(db, requireCaller(call).personId);
    return { data: row && presentMailbox(row) };
  });
  serveEndpoint(app, mailboxEndpoints.connectMyMailbox, async (call) => {
    const caller = requireCaller(call);
    await throttles.count('verify', {
      account: `mailbox:${caller.personId}`,
      address: addressOf(call.request),
    });
    return { data: await connectMailbox(services, caller, call.body) };
  });
  serveEndpoint(app, mailboxEndpoints.disconnectMyMailbox, async (call) => {
    await disconnectMailbox(services, requireCaller(call).personId);
    return { data: true as const };
  });
  jobs.define({
    name: 'messaging.send-own-mail',
    recurs: true,
    wakesOn: 'mail_queued',
    run: async (_data, signal) => sendOwnMails(services, signal),
  });
  jobs.define({
    name: 'messaging.read-own-mailboxes',
    recurs: true,
    run: async (_data, signal) => void (await readOwnMailboxes(services, signal)),
  });
  defineResealJob(services, 'messaging.reseal', [mailboxSeal]);
  openAccounts(services).personData.register({
    room: 'mailbox',
    exportOf: async (of, personId) => {
      const row = await findMailbox(of, personId);
      return { mailbox: row && presentMailbox(row) };
    },
    erase: deleteMailboxes,
  });
}
