import { localDate } from '@homestead/contract/platform';
import { atomically, type Services } from '#platform';
import {
  type LapsingLicense,
  licenseExpiringEmail,
  licensesExpiringEmail,
} from './license-emails.ts';
import { type LapsingRow, lockLapsing, selectAdmins, storeWarned } from './license-store.ts';

const AT_ONCE = 200;

/**
 * Emails people whose license expires in 60, 30 or 7 days, once for each, and sends the whole list
 * to those who manage people. Returns how many people were warned.
 */
export async function warnOfLicenses(
  { db, mail, settings }: Pick<Services, 'db' | 'mail' | 'settings'>,
  now = new Date(),
): Promise<number> {
  const today = localDate(now);
  let warned = 0;
  for (;;) {
    const rows = await atomically(db, async (tx) => {
      const lapsing = await lockLapsing(tx, today, AT_ONCE);
      if (lapsing.length === 0) return lapsing;
      await storeWarned(
        tx,
        lapsing.map(({ id }) => id),
        today,
      );
      const licenses = lapsing.map(toLicense);
      const admins = await selectAdmins(tx);
      await mail.queueAll(tx, [
        ...lapsing.map((row) => ({
          ...licenseExpiringEmail(settings, {
            firstName: row.first_name,
            license: toLicense(row),
          }),
          to: row.email,
        })),
        ...admins.map(({ email, first_name: firstName }) => ({
          ...licensesExpiringEmail(settings, { firstName, licenses }),
          to: email,
        })),
      ]);
      return lapsing;
    });
    warned += rows.length;
    if (rows.length < AT_ONCE) return warned;
  }
}

function toLicense(row: LapsingRow): LapsingLicense {
  return {
    name: `${row.first_name} ${row.last_name}`,
    number: row.license_number,
    expiresOn: row.license_expires_on,
    daysLeft: row.days_left,
  };
}
