import type { AccountsServices } from './accounts-services.ts';
import { warnOfLicenses } from './people/warn-of-licenses.ts';
import { erasePeople } from './person-data/erase-people.ts';
import { findUsedPhotoKeys } from './photos/person-photo-store.ts';

/** The recurring work on personal data. */
export function definePersonJobs(accounts: AccountsServices): void {
  accounts.jobs.define({
    name: 'accounts.erase-people',
    recurs: true,
    run: async (_data, signal) => {
      await erasePeople(accounts, signal);
    },
  });
  accounts.jobs.define({
    name: 'accounts.tidy-photos',
    recurs: true,
    run: () => accounts.photos.tidy((keys) => findUsedPhotoKeys(accounts.db, keys)),
  });
  accounts.jobs.define({
    name: 'accounts.warn-of-licenses',
    recurs: true,
    run: async () => {
      await warnOfLicenses(accounts);
    },
  });
}
