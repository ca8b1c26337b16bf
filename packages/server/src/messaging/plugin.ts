import { openAccounts } from '#accounts';
import type { Room } from '#platform';
import { eraseMessagesOf, selectMessagesOf, settleEmail } from './record/message-store.ts';

/** The messaging room: every email and text message to and from people outside. */
export const messagingRoom: Room = {
  name: 'messaging',
  start(_app, services) {
    services.mail.onSettled(settleEmail);
    openAccounts(services).personData.register({
      room: 'messaging',
      exportOf: async (db, personId) => ({ messages: await selectMessagesOf(db, personId) }),
      erase: eraseMessagesOf,
    });
  },
};
