/** The two steps of a warning: the daily job, and the notifications of its events. */
export { warnOfLicenses } from '../src/accounts/people/warn-of-licenses.ts';
export { tellOfLapse } from '../src/messaging/notifications/license-lapsing.ts';
