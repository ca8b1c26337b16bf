import { localDate } from '@homestead/contract/platform';
import {
  atomically,
  type DatabaseTransaction,
  recordEvent,
  type Services,
  tryRow,
} from '#platform';
import { licenseLapses } from '../account-events.ts';
import {
  type LapsingKind,
  type LapsingLicense,
  licenseExpiringEmail,
  licensesExpiringEmail,
} from './license-emails.ts';
import {
  type LapsingRow,
  LICENSE_JOB,
  lapsingRowId,
  lockLapsing,
  selectAdmins,
  storeWarned,
} from './license-store.ts';

const AT_ONCE = 200;

type WarningServices = Pick<Services, 'db' | 'mail' | 'settings' | 'log' | 'metrics'>;

/**
 * Emails people whose license or E&O insurance expires in 90, 60, 30 or 7 days, once for each, and
 * sends the whole list to those who manage people. An event notifies them in the app. Someone whose
 * email fails is put off, and the others get theirs. Returns how many warnings were sent.
 */
export async function warnOfLicenses(services: WarningServices, now = new Date()): Promise<number> {
  const today = localDate(now);
  return (await warnOf(services, 'license', today)) + (await warnOf(services, 'eo', today));
}

async function warnOf(
  services: WarningServices,
  kind: LapsingKind,
  today: string,
): Promise<number> {
  let warned = 0;
  for (;;) {
    const { found, licenses } = await atomically(services.db, async (tx) => {
      const lapsing = await lockLapsing(tx, kind, today, AT_ONCE);
      const licenses: LapsingLicense[] = [];
      for (const row of lapsing) {
        const rowId = lapsingRowId(kind, row.id);
        const told = await tryRow(services, tx, { job: LICENSE_JOB, rowId }, () =>
          warnPerson(services, tx, toLicense(kind, row), { row, today }),
        );
        if (told) licenses.push(told.result);
      }
      if (licenses.length > 0) await tellAdmins(services, tx, kind, licenses);
      return { found: lapsing.length, licenses };
    });
    warned += licenses.length;
    if (found < AT_ONCE) return warned;
  }
}

async function warnPerson(
  { mail, settings }: WarningServices,
  tx: DatabaseTransaction,
  license: LapsingLicense,
  { row, today }: { row: LapsingRow; today: string },
): Promise<LapsingLicense> {
  const email = licenseExpiringEmail(settings, { firstName: row.first_name, license });
  await mail.queue(tx, { ...email, to: row.email });
  await storeWarned(tx, license.kind, row.id, today);
  const { kind: what, name, expiresOn } = license;
  await recordEvent(tx, licenseLapses, { personId: row.id, what, name, expiresOn });
  return license;
}

async function tellAdmins(
  services: WarningServices,
  tx: DatabaseTransaction,
  kind: LapsingKind,
  licenses: readonly LapsingLicense[],
): Promise<void> {
  const { mail, settings } = services;
  for (const { id, email: to, first_name: firstName } of await selectAdmins(tx)) {
    await tryRow(services, tx, { job: LICENSE_JOB, rowId: lapsingRowId(kind, `list:${id}`) }, () =>
      mail.queue(tx, { ...licensesExpiringEmail(settings, { firstName, kind, licenses }), to }),
    );
  }
}

function toLicense(kind: LapsingKind, row: LapsingRow): LapsingLicense {
  return {
    kind,
    name: `${row.first_name} ${row.last_name}`,
    number: row.number,
    expiresOn: row.expires_on,
    daysLeft: row.days_left,
  };
}
