export { type AccountsHouse, openAccounts } from './accounts-house.ts';
export { identifyCaller } from './callers/identify-caller.ts';
export { identifyPage } from './callers/page-identity.ts';
export { accountMailSamples } from './emails/samples.ts';
export { findWantedNotification } from './own-account/notifications.ts';
export type { PersonDataHolder } from './person-data/person-data.ts';
export { accountsRoom } from './plugin.ts';
