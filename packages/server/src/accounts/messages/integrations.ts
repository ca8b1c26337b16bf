import { defineMessages } from '@homestead/contract/platform';

/** API keys, webhooks and the audit: labels, refused fields, emails. */
export const integrationMessages = defineMessages({
  // API keys
  keyName: 'Name',
  keyNameTaken: 'Name is already in use by one of your keys',
  scopes: 'What it can do',
  addresses: 'IP addresses',
  expires: 'Expires',
  revoked: 'Revoked',
  rangeRefused: 'IP addresses: {range} isn’t an address or range such as 203.0.113.0/24',

  // webhooks
  webhookName: 'Name',
  webhookNameTaken: 'Name is already in use by one of your webhooks',
  address: 'Address',
  addressRefused: 'Address must be an https address on the public internet, without a password',
  events: 'Events',
  eventUnknown: 'Events: there is no event “{type}”',
  stopped: 'Stopped',
  yes: 'Yes',
  no: 'No',
});
