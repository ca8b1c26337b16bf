import { liveMessage } from '#platform';

/** People were added, changed or removed: for the list of people. */
export const peopleMoved = liveMessage<object>('accounts.people-moved');
