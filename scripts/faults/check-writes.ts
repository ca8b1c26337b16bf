import type { OpenDatabase } from '../../packages/server/src/platform/index.ts';
import type { SmtpPeer } from '../../packages/server/test/smtp-peer.ts';
import type { Tally } from './writers.ts';

type Pool = OpenDatabase['pool'];

export interface Found {
  lost: string[];
  doubled: string[];
  mails: { owed: number; distinct: number; repeats: number };
}

const stored = {
  lead: 'select email, $$lead$$ as what from lead',
  inquiry: 'select email, kind as what from inquiry',
  subscriber: 'select email, $$list $$ || list as what from subscriber',
  tour: 'select email, $$tour request$$ as what from tour_request',
};

/** What a form must have left behind exactly once, besides the person's one lead. */
function owedBy({ acknowledged }: Tally): Set<string> {
  const owed = new Set<string>();
  for (const [email, forms] of acknowledged) {
    for (const { inquiry, list, isTour } of forms) {
      if (inquiry) owed.add(`${email} lead`).add(`${email} ${inquiry}`);
      if (list) owed.add(`${email} list ${list}`);
      if (isTour) owed.add(`${email} tour request`);
    }
  }
  return owed;
}

/**
 * Compares what was acknowledged with what is stored and with what the SMTP server got: every form
 * once, one lead for a person, and every email under one Message-ID.
 */
export async function checkWrites(
  pool: Pool,
  tally: Tally,
  { received, team }: { received: SmtpPeer['mails']; team: string },
): Promise<Found> {
  const counts = new Map<string, number>();
  for (const select of Object.values(stored)) {
    const { rows } = await pool.query<{ email: string; what: string }>(select);
    for (const { email, what } of rows) {
      const key = `${email} ${what}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const mails = countMails(tally, received, team);
  return {
    lost: [...[...owedBy(tally)].filter((key) => !counts.has(key)), ...mails.lost],
    doubled: [
      ...[...counts].filter(([, count]) => count > 1).map(([key]) => key),
      ...mails.doubled,
    ],
    mails,
  };
}

/** Counts distinct Message-IDs for each recipient; the same one again is the same email. */
function countMails({ acknowledged }: Tally, received: SmtpPeer['mails'], team: string) {
  const got = new Map<string, Set<string>>();
  for (const { to, messageId = '' } of received) {
    const address = to?.[0]?.address?.toLowerCase() ?? '';
    got.set(address, (got.get(address) ?? new Set()).add(messageId));
  }
  const owed = new Map<string, number>([[team, 0]]);
  const owe = (to: string, count: number) => owed.set(to, (owed.get(to) ?? 0) + count);
  for (const [email, forms] of acknowledged) {
    for (const { mails } of forms) {
      owe(email, mails.own);
      owe(team, mails.team);
    }
  }
  const recipients = new Set([...owed.keys(), ...got.keys()]);
  const differing = [...recipients].map((to) => {
    const [due, came] = [owed.get(to) ?? 0, got.get(to)?.size ?? 0];
    return { due, came, words: `${to} got ${came} of ${due} emails` };
  });
  const distinct = [...got.values()].reduce((sum, { size }) => sum + size, 0);
  return {
    lost: differing.filter(({ due, came }) => came < due).map(({ words }) => words),
    doubled: differing.filter(({ due, came }) => came > due).map(({ words }) => words),
    owed: [...owed.values()].reduce((sum, count) => sum + count, 0),
    distinct,
    repeats: received.length - distinct,
  };
}

const WAITING = 'sent_at is null and failed_at is null';

export async function countWaiting(pool: Pool): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as waiting from mail_message where ${WAITING}`,
  );
  return rows[0]?.waiting ?? 0;
}

/**
 * Makes what waits due, such as emails that a killed node has to itself for five minutes. For a
 * time without a node: what a node is sending would be sent twice.
 */
export async function makeDue(pool: Pool): Promise<void> {
  await pool.query(`update mail_message set due_at = now() where ${WAITING} and due_at > now()`);
}

/** Waits until the node has sent all emails; returns how many still wait after `seconds`. */
export async function waitUntilSent(pool: Pool, seconds: number): Promise<number> {
  for (let tries = 0; tries < seconds * 4 && (await countWaiting(pool)) > 0; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return countWaiting(pool);
}
