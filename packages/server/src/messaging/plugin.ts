import { openAccounts } from '#accounts';
import { atomically, type Room } from '#platform';
import { selectConsentOf, selectOptedOut } from './consent/consent-store.ts';
import { serveInboundMail } from './inbound/serve-inbound-mail.ts';
import { serveLinks } from './links/serve-links.ts';
import { serveDigests } from './notifications/digest/serve-digests.ts';
import { exportNotifications } from './notifications/export-notifications.ts';
import { defineForgettingJob } from './notifications/forget-notifications.ts';
import { tellOfLapsingLicenses } from './notifications/license-lapsing.ts';
import { deleteNotificationsOf } from './notifications/notification-store.ts';
import { serveNotificationCalls } from './notifications/serve-notification-calls.ts';
import { tellOfStoppedWebhooks } from './notifications/webhook-stopped.ts';
import { serveOwnMailbox } from './own-mailbox/serve-own-mailbox.ts';
import {
  eraseMessagesOf,
  eraseOldMessages,
  noteLeftOut,
  selectMessagesOf,
  settleEmail,
} from './record/message-store.ts';
import { noteFailure } from './record/note-failure.ts';
import { registerMessagingAudit } from './register-audit.ts';
import { addSampleTemplates } from './templates/sample-templates.ts';
import { serveTemplateCalls } from './templates/template-calls.ts';
import { deleteTemplatesOf, selectTemplatesOf } from './templates/template-store.ts';
import { defineTextJob } from './texts/define-text-job.ts';
import { serveTextCalls } from './texts/serve-text-calls.ts';
import { addSampleUnmatched } from './unmatched/sample-unmatched.ts';

/** The messaging room: emails and texts to and from people outside, and notifications. */
export const messagingRoom: Room = {
  name: 'messaging',
  async start(app, services) {
    await serveInboundMail(app, services);
    services.mail.onSettled(async (tx, mail) => {
      await settleEmail(tx, mail);
      if (mail.failure !== null) await noteFailure(tx, mail.id);
      if (!mail.leftOut?.length) return;
      await noteLeftOut(tx, mail.id, mail.leftOut);
      if (mail.failure === null) await noteFailure(tx, mail.id, { isOther: true });
    });
    services.mail.registerOptOuts(selectOptedOut);
    await serveTextCalls(app, services);
    serveLinks(app, services);
    serveOwnMailbox(app, services);
    defineTextJob(services);
    serveNotificationCalls(app, services);
    defineForgettingJob(services);
    serveTemplateCalls(app, services);
    if (services.settings.mode === 'demo') await addSampleTemplates(services.db);
    serveDigests(app, services);
    tellOfStoppedWebhooks(services);
    tellOfLapsingLicenses(services);
    services.jobs.define({
      name: 'messaging.forget-messages',
      recurs: true,
      run: () => atomically(services.db, eraseOldMessages),
    });
    registerMessagingAudit(services);
    openAccounts(services).personData.register({
      room: 'messaging',
      exportOf: async (db, personId) => ({
        messages: await selectMessagesOf(db, personId),
        consents: await selectConsentOf(db, personId),
        notifications: await exportNotifications(services, db, personId),
        templates: await selectTemplatesOf(db, personId),
      }),
      async erase(tx, personIds) {
        await eraseMessagesOf(tx, personIds);
        await deleteNotificationsOf(tx, personIds);
        await deleteTemplatesOf(tx, personIds);
      },
      clear: (tx, personId) => deleteNotificationsOf(tx, [personId]),
    });
  },
  async opened(services) {
    if (services.settings.mode === 'demo') await addSampleUnmatched(services);
  },
};
