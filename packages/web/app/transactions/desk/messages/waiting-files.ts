import { defineMessages } from '@homestead/contract/platform';

/** Listing files that wait for a broker, as staff see them. */
export const waitingFileMessages = defineMessages({
  confirmation: 'Confirmation',
  any: 'Confirmed or not',
  waiting: 'Waiting for a broker',
  state: '{state}, waiting for a broker',
  count: '{count, plural, one {# listing is} other {# listings are}} waiting for a broker',
  onComparison:
    'Waiting for a broker to confirm this listing. Until then, offers that our own agents write for buyers aren’t compared here.',
});
