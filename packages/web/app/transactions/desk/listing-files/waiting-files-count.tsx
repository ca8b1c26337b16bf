import {
  brokerRoles,
  listingFileCalls,
  type listingFileEndpoints,
} from '@homestead/contract/transactions';
import { personApi, useStaffSession } from '#accounts';
import { WaitingCount } from '#desk';
import { createClient } from '#platform';
import { waitingFileMessages } from '../messages/waiting-files.ts';

// The client of the pages comes with their forms, which the sidebar doesn’t need.
const files = createClient<typeof listingFileEndpoints>(listingFileCalls, personApi);

/** How many listings wait for a broker, for brokers; nothing while none do. */
export default function WaitingFilesCount() {
  return brokerRoles.includes(useStaffSession().role) ? <Count /> : null;
}

const Count = () => (
  <WaitingCount
    name="waiting-listing-files"
    ask={async (signal) =>
      (await files.listListingFiles({ confirmation: 'waiting', page: 1, pageSize: 1 }, { signal }))
        .total
    }
    label={waitingFileMessages.count}
  />
);
