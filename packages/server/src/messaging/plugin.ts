import { openAccounts } from '#accounts';
import { atomically, type Room } from '#platform';
import { selectConsentOf } from './consent/consent-store.ts';
import { serveInboundMail } from './inbound/serve-inbound-mail.ts';
import {
  eraseMessagesOf,
  eraseOldMessages,
  selectMessagesOf,
  settleEmail,
} from './record/message-store.ts';
import { defineTextJob } from './texts/define-text-job.ts';
import { serveTextCalls } from './texts/serve-text-calls.ts';

/** The messaging room: every email and text message to and from people outside. */
export const messagingRoom: Room = {
  name: 'messaging',
  async start(app, services) {
    await serveInboundMail(app, services);
    services.mail.onSettled(settleEmail);
    await serveTextCalls(app, services);
    defineTextJob(services);
    services.jobs.define({
      name: 'messaging.forget-messages',
      recurs: true,
      run: () => atomically(services.db, eraseOldMessages),
    });
    openAccounts(services).personData.register({
      room: 'messaging',
      exportOf: async (db, personId) => ({
        messages: await selectMessagesOf(db, personId),
        consents: await selectConsentOf(db, personId),
      }),
      erase: eraseMessagesOf,
    });
  },
};
