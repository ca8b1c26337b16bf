import type { Timetable } from '#platform';

/**
 * All recurring work, on one page. `cron` is local time and runs on one node; `everySeconds` is a
 * timer on every node, for work that can run on several.
 */
export const timetable: Timetable = {
  // Woken by each commit with events; the timer is for notifications that were lost.
  'platform.deliver-events': { everySeconds: 30 },
  'platform.forget-delivered-events': { cron: '40 3 * * *' },
  // Rows are claimed, so every node sends. Woken by each email; the timer is for later tries.
  'platform.send-mail': { everySeconds: 30 },
  'platform.forget-mail': { cron: '55 3 * * *' },
  'platform.reseal': { cron: '20 * * * *', expireSeconds: 3600 },
  'platform.link-audit': { cron: '*/5 * * * *' },
  'platform.check-audit': { cron: '30 4 * * *', expireSeconds: 3600 },
  // Rows are claimed, so every node checks.
  'platform.check-files': { everySeconds: 60 },
  'platform.tidy-files': { cron: '45 3 * * *', expireSeconds: 3600 },
  'platform.forget-form-answers': { cron: '5 4 * * *' },
  'platform.forget-views': { cron: '10 4 * * *' },
  // Rows are claimed, so every node sends. Woken by each message; the timer is for later tries.
  'accounts.deliver-webhooks': { everySeconds: 30 },
  'accounts.forget-deliveries': { cron: '45 4 * * *' },
  'accounts.rotate-signing-keys': { cron: '15 3,15 * * *' },
  'accounts.reseal': { cron: '20 * * * *', expireSeconds: 3600 },
  // Rows are claimed, so every node may end them.
  'accounts.end-seeing-as': { everySeconds: 60 },
  'accounts.tidy-sessions': { cron: '25 3 * * *', expireSeconds: 3600 },
  'accounts.erase-people': { cron: '35 3 * * *' },
  'accounts.forget-addresses': { cron: '20 4 * * *', expireSeconds: 3600 },
  // Rows are claimed, so every node sends. Woken by each text; the timer is for later tries.
  'messaging.send-texts': { everySeconds: 30 },
  // One node at a time: the others skip a mailbox that is being read.
  'messaging.read-mailbox': { everySeconds: 60 },
  // Emails are claimed, so every node sends. Woken by each email.
  'messaging.send-own-mail': { everySeconds: 30 },
  // Mailboxes are claimed, so every node may read them; each is due every three minutes.
  'messaging.read-own-mailboxes': { everySeconds: 30 },
  'messaging.reseal': { cron: '20 * * * *', expireSeconds: 3600 },
  'messaging.forget-messages': { cron: '30 4 * * *' },
  // A person's day is taken, so every node may send.
  'messaging.send-digests': { everySeconds: 300 },
  'messaging.forget-notifications': { cron: '50 4 * * *' },
  'listings.forget-reports': { cron: '15 4 * * *' },
  // Rows are claimed, so every node may warn.
  'leads.watch-promises': { everySeconds: 30 },
  // Rows are claimed, so every node may remind.
  'leads.remind-of-tours': { everySeconds: 60 },
  'leads.remind-of-tasks': { everySeconds: 30 },
  'leads.ask-for-ratings': { everySeconds: 300 },
  // Rows are claimed, so every node may move leads.
  'leads.move-leads': { everySeconds: 30 },
  // Each bulk action is locked while a node works on it; the call that started it does most.
  'leads.work-bulk': { everySeconds: 5 },
  // Each import is locked while a node works on it.
  'leads.work-imports': { everySeconds: 5 },
  'leads.forget-imports': { cron: '40 4 * * *' },
  'leads.forget-bulk': { cron: '35 4 * * *' },
  // Leads are locked, so every node takes steps of plans.
  'leads.work-plans': { everySeconds: 15 },
  // One node at a time: the cursor's row is locked.
  'leads.watch-prices': { everySeconds: 60 },
  'leads.score-leads': { cron: '*/15 * * * *', expireSeconds: 3600 },
  'leads.forget-leads': { cron: '25 4 * * *' },
  // Each newsletter is locked while a node works on it.
  'leads.send-newsletters': { everySeconds: 5 },
  // Each message is locked while a node sends it; those that can be undone wait ten seconds.
  'leads.send-scheduled-emails': { everySeconds: 5 },
  // One row a lead and month, whichever node writes it.
  'leads.send-value-updates': { cron: '20 9 * * *', expireSeconds: 3600 },
  'leads.note-bounces': { everySeconds: 300 },
  'leads.forget-subscribers': { cron: '35 4 * * *' },
  'leads.forget-tour-requests': { cron: '15 4 * * *' },
  'accounts.warn-of-licenses': { cron: '0 8 * * *' },
  // Calendars are claimed, so every node may read them; each is due every 15 minutes.
  'calendar.fetch-subscriptions': { everySeconds: 30 },
  'calendar.reseal': { cron: '20 * * * *', expireSeconds: 3600 },
  // Checks whether MLS_EVERY_MINUTES have passed since the last pass started, on whichever node.
  'feed.sync': { everySeconds: 3 },
  'feed.sweep': { cron: '20 2 * * *', expireSeconds: 3 * 3600 },
  'feed.tidy': { cron: '10 4 * * *' },
  'feed.roll-open-houses': { cron: '*/5 * * * *' },
  'platform.forget-outside-answers': { cron: '5 4 * * *' },
  // Rows are claimed, so every node may run it.
  'feed.index-words': { everySeconds: 2 },
  // One node at a time: the cursor's row is locked.
  'saved.match-searches': { everySeconds: 10 },
  // What is due is locked, so every node may send emails.
  'saved.send-alerts': { everySeconds: 30 },
  'saved.tidy-searches': { cron: '5 4 * * *' },
  'feed.copy-photos': { everySeconds: 2 },
  'feed.trim-photos': { everySeconds: 60 },
  'feed.tidy-photos': { cron: '50 3 * * *', expireSeconds: 3600 },
  // Rows are claimed, so every node may end offers.
  // Each step is locked while a node takes it; steps that can be undone wait ten seconds.
  'documents.take-held-steps': { everySeconds: 5 },
  'documents.remind-recipients': { everySeconds: 120 },
  'documents.expire-envelopes': { everySeconds: 60 },
  'documents.seal-envelopes': { everySeconds: 60 },
  'documents.stamp-seals': { everySeconds: 300 },
  'documents.close-days': { cron: '5 2 * * *' },
  'documents.delete-old': { cron: '25 2 * * *', expireSeconds: 3600 },
  'transactions.expire-offers': { everySeconds: 30 },
  'transactions.remind-of-offers': { everySeconds: 60 },
  // Rows are claimed, so every node may remind.
  'transactions.remind-of-agreements': { everySeconds: 900 },
};
