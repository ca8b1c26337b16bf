import type { AccountsHouse } from './accounts-house.ts';
import { warnOfLicenses } from './people/warn-of-licenses.ts';
import { erasePeople } from './person-data/erase-people.ts';
import { findUsedPhotoKeys } from './photos/person-photo-store.ts';

/** The recurring work on what is kept about people. */
export function definePersonJobs(accounts: AccountsHouse): void {
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
