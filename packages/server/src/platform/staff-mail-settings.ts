import { flagSetting, listSetting } from './setting-readers.ts';

/** Settings of emails that staff write; explained in .env.example. */
export const staffMailSettings = {
  TRACK_EMAIL_LINKS: flagSetting(true),
  MAILBOX_HOSTS: listSetting([]),
};
