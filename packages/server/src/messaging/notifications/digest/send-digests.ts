import { openAccounts } from '#accounts';
import {
  atomically,
  type DatabaseTransaction,
  inLanguage,
  issueSecretLinks,
  messageMorning,
  personZones,
  type Services,
  tryRow,
} from '#platform';
import { tellNotification } from '../register-notifications.ts';
import { digestEmail } from './digest-email.ts';
import {
  DIGEST_JOB,
  type DigestKind,
  type DigestPerson,
  markMailed,
  selectDigestPeople,
  selectForDigest,
  takeDigest,
} from './digest-store.ts';

/** The key of the link that ends someone's daily emails works for a year, any number of times. */
export const DIGEST_PURPOSE = 'messaging.daily-email';
const YEAR = 365 * 24 * 60;

const AT_ONCE = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Sends the daily emails: to each person in the morning by their clocks, once a day, what
 * they haven't read of the kinds that they want there, from before that morning; nothing if there
 * is nothing. The email, the note of its day and what was in it are committed together, so a
 * process that dies sends it later, and two nodes send it once. Returns how many.
 */
export async function sendDigests(
  services: Services,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const kinds = digestKinds(services);
  let sent = 0;
  for (let after = FIRST_ID; ; ) {
    signal?.throwIfAborted();
    const people = await selectDigestPeople(services.db, { kinds, after, limit: AT_ONCE });
    for (const person of people) {
      if (await sendTo(services, person, { kinds, now })) sent += 1;
    }
    const last = people.at(-1);
    if (!last || people.length < AT_ONCE) return sent;
    after = last.id;
  }
}

function digestKinds(services: Services): DigestKind[] {
  return openAccounts(services)
    .notificationKinds.all()
    .filter(({ choices }) => choices.includes('digest'))
    .map(({ key, byDefault }) => ({ key, isDefault: byDefault === 'digest' }));
}

/** Returns whether an email was queued. One that fails is put off, and the others get theirs. */
async function sendTo(
  services: Services,
  person: DigestPerson,
  { kinds, now }: { kinds: readonly DigestKind[]; now: Date },
): Promise<boolean> {
  const zones = personZones(person);
  const before = messageMorning(now, zones);
  if (!before) return false;
  // A morning in the United States has the same date in UTC, and in Guam the one before.
  const day = before.toISOString().slice(0, 10);
  if ((person.sent_on ?? '') >= day) return false;
  return atomically(services.db, async (tx) => {
    const done = await tryRow(services, tx, { job: DIGEST_JOB, rowId: person.id }, () =>
      queueDigest(services, tx, person, { kinds, before, day, zones }),
    );
    return done?.result ?? false;
  });
}

async function queueDigest(
  services: Services,
  tx: DatabaseTransaction,
  person: DigestPerson,
  due: { kinds: readonly DigestKind[]; before: Date; day: string; zones: readonly string[] },
): Promise<boolean> {
  const { mail, settings } = services;
  if ((await selectForDigest(tx, person.id, due)).length === 0) return false;
  if (!(await takeDigest(tx, person.id, due.day))) return false;
  // Read again: another node may have sent some before it let go of the day.
  const rows = await selectForDigest(tx, person.id, due);
  if (rows.length === 0) return false;
  const link = { purpose: DIGEST_PURPOSE, subject: person.id, role: 'person', email: '' };
  const [key = ''] = await issueSecretLinks(tx, [{ ...link, minutes: YEAR }]);
  const email = inLanguage(person.language, () => {
    const news = rows.flatMap((row) => {
      const told = tellNotification(services, row);
      return told ? [{ ...told, path: row.path, at: row.created_at }] : [];
    });
    if (news.length === 0) return null;
    const listPath = person.side === 'client' ? '/property-list/notifications' : '/notifications';
    return digestEmail(settings, { firstName: person.first_name, key, listPath, news });
  });
  await markMailed(
    tx,
    person.id,
    rows.map(({ id }) => id),
  );
  if (!email) return false;
  const notification = { personId: person.id, kind: 'digest', topics: [] };
  await mail.queue(tx, { ...email, to: person.email, quietZones: due.zones, notification });
  return true;
}
