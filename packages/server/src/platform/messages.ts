import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './messages.es.ts';

/** Texts of every email. */
export const mailMessages = defineMessages(spanish.mailMessages, {
  hello: 'Hello,',
  helloName: 'Hi {name},',
  yourCode: 'Your code:',
  localTime: '{date} at {time} ({area} time)',
  photoOf: 'Photo of {place}',
});

/** Refusals of fields. */
export const fieldMessages = defineMessages({
  columnNotPermitted: 'You don’t have permission for {label}.',
});

/** Why the program won't start, or what to change about how it does. */
export const startMessages = defineMessages({
  mailNotSigned:
    'Emails aren’t signed (DKIM). Set DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY_FILE, or have the relay sign them.',
  ownsTables:
    'The user of DATABASE_URL owns the tables and can change history. Use a separate owner in MIGRATIONS_DATABASE_URL.',

  demoData:
    'This database was made by a demo: its people and homes are invented. Use an empty database for production.',
  productionData:
    'This database belongs to a production server. A demo would add invented people and homes to it; use an empty database.',
});
