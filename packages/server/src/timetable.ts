import type { Timetable } from '#platform';

/**
 * All recurring work, on one page. `cron` is Omaha time and runs on one node; `everySeconds` is a
 * timer on every node, for work that bears it.
 */
export const timetable: Timetable = {
  'platform.deliver-events': { everySeconds: 2 },
  'platform.forget-delivered-events': { cron: '40 3 * * *' },
  // Rows are claimed, so every node sends.
  'platform.send-mail': { everySeconds: 2 },
  'platform.forget-mail': { cron: '55 3 * * *' },
  'platform.forget-form-answers': { cron: '5 4 * * *' },
  'accounts.rotate-signing-keys': { cron: '15 3,15 * * *' },
  'accounts.tidy-sessions': { cron: '25 3 * * *', expireSeconds: 3600 },
  'accounts.erase-people': { cron: '35 3 * * *' },
  'accounts.tidy-photos': { cron: '45 3 * * *' },
  'accounts.warn-of-licenses': { cron: '0 8 * * *' },
  // Looks whether MLS_EVERY_MINUTES have passed since the last pass began, on whichever node.
  'listings.feed-sync': { everySeconds: 3 },
  'listings.feed-sweep': { cron: '20 2 * * *', expireSeconds: 3 * 3600 },
  'listings.feed-tidy': { cron: '10 4 * * *' },
  'listings.open-houses-roll': { cron: '*/5 * * * *' },
  'listings.outside-tidy': { cron: '5 4 * * *' },
  // Rows are claimed, so every node may.
  'listings.index-words': { everySeconds: 2 },
  // One node at a time: the cursor's row is locked.
  'listings.match-saved-searches': { everySeconds: 10 },
  // What is due is locked, so every node mails.
  'listings.send-alerts': { everySeconds: 30 },
  'listings.tidy-saved-searches': { cron: '5 4 * * *' },
  'listings.copy-photos': { everySeconds: 2 },
  'listings.trim-photos': { everySeconds: 60 },
  'listings.tidy-photos': { cron: '50 3 * * *', expireSeconds: 3600 },
};
