import { localDate } from '@homestead/contract/platform';
import { atomically, type DatabaseTransaction, type Services, tryRow } from '#platform';
import {
  type LapsingLicense,
  licenseExpiringEmail,
  licensesExpiringEmail,
} from './license-emails.ts';
import {
  type LapsingRow,
  LICENSE_JOB,
  lockLapsing,
  selectAdmins,
  storeWarned,
} from './license-store.ts';

const AT_ONCE = 200;

type WarningServices = Pick<Services, 'db' | 'mail' | 'settings' | 'log' | 'metrics'>;

/**
 * Emails people whose license expires in 60, 30 or 7 days, once for each, and sends the whole list
 * to those who manage people. Someone whose email fails is put off, and the others get theirs.
 * Returns how many people were warned.
 */
export async function warnOfLicenses(services: WarningServices, now = new Date()): Promise<number> {
  const today = localDate(now);
  let warned = 0;
  for (;;) {
    const { found, licenses } = await atomically(services.db, async (tx) => {
      const lapsing = await lockLapsing(tx, today, AT_ONCE);
      const licenses: LapsingLicense[] = [];
      for (const row of lapsing) {
        const told = await tryRow(services, tx, { job: LICENSE_JOB, rowId: row.id }, () =>
          warnPerson(services, tx, row, today),
        );
        if (told) licenses.push(told.result);
      }
      if (licenses.length > 0) await tellAdmins(services, tx, licenses);
      return { found: lapsing.length, licenses };
    });
    warned += licenses.length;
    if (found < AT_ONCE) return warned;
  }
}

async function warnPerson(
  { mail, settings }: WarningServices,
  tx: DatabaseTransaction,
  row: LapsingRow,
  today: string,
): Promise<LapsingLicense> {
  const license = toLicense(row);
  const email = licenseExpiringEmail(settings, { firstName: row.first_name, license });
  await mail.queue(tx, { ...email, to: row.email });
  await storeWarned(tx, row.id, today);
  return license;
}

async function tellAdmins(
  services: WarningServices,
  tx: DatabaseTransaction,
  licenses: readonly LapsingLicense[],
): Promise<void> {
  const { mail, settings } = services;
  for (const { id, email: to, first_name: firstName } of await selectAdmins(tx)) {
    await tryRow(services, tx, { job: LICENSE_JOB, rowId: `list:${id}` }, () =>
      mail.queue(tx, { ...licensesExpiringEmail(settings, { firstName, licenses }), to }),
    );
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
