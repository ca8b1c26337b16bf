import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction, Queryable } from '../database.ts';
import { DatabaseLock } from '../database-lock.ts';
import type { SealedColumn } from '../sealed-columns.ts';
import type { Secrets } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import { agesOfMailsTo } from './mail-store.ts';
import { mailboxOf } from './mailbox.ts';
import { findStopped, type StopReason } from './stopped-mailbox-store.ts';

/** One email as a room writes it. */
export interface MailDraft {
  /** Its kind, such as `accounts.reset`. */
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly MailAttachment[];
  /** Who gets it, too: all of them see To and Cc. At most a few. */
  others?: MailOthers;
  /** Extra headers, such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>;
  /**
   * For bulk email: the time zones the recipient may be in, whose quiet hours it waits out.
   */
  quietZones?: readonly string[];
  /**
   * A stranger may have typed the address, for this purpose: only a few such emails for a purpose
   * go to one mailbox per hour and day (MAILS_PER_MAILBOX_HOUR, MAILS_PER_MAILBOX_DAY), and the
   * others are dropped.
   */
  unproven?: UnprovenPurpose;
  /** Someone whose own mailbox sends it; without, the brokerage's server does. */
  sentAs?: string | null;
  /** What turns it off while it waits, see `dropUnsentMails`; absent if nothing does. */
  notification?: MailNotification;
}

/**
 * Whose notification an email is (null for someone without an account), the kind of their switch,
 * and what it is about by id.
 */
interface MailNotification {
  personId: string | null;
  kind: string;
  topics: readonly string[];
}

/** An attachment, such as an .ics file; `content` is text, or bytes in base64. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
  encoding?: 'base64';
}

/** Recipients besides the one in `to`. */
export interface MailOthers {
  to: readonly string[];
  cc: readonly string[];
  bcc: readonly string[];
}

/** Someone besides `to` whom an email must not go to, and why. */
export interface LeftOut {
  address: string;
  why: StopReason | 'opted-out' | 'refused';
  /** Of the server that refused it. */
  words?: string;
}

/** Those of these addresses whose owners get only emails that are to them alone. */
type FindOptedOut = (db: Queryable, addresses: readonly string[]) => Promise<ReadonlySet<string>>;

/** The part of an email that is sealed until it is sent. */
export interface MailBody {
  text: string;
  html: string;
  attachments: readonly MailAttachment[];
  /** Absent in emails that were sealed before these fields existed. */
  headers?: Readonly<Record<string, string>>;
  others?: MailOthers;
}

const MAIL_PURPOSE = 'mail body';
export const mailSeal: SealedColumn = {
  table: 'mail_message',
  column: 'sealed_body',
  owner: 'id',
  purpose: MAIL_PURPOSE,
};
const mailboxLock = new DatabaseLock('platform.mailbox');

/** How many emails that strangers may have caused go to one mailbox. */
type MailLimits = Pick<Settings, 'MAILS_PER_MAILBOX_HOUR' | 'MAILS_PER_MAILBOX_DAY'>;

/** One purpose can't use up another's emails: a reset must stay possible. */
type UnprovenPurpose =
  | 'registration'
  | 'reset'
  | 'tour'
  | 'inquiry'
  | 'offer-form'
  | 'list'
  | 'identity-link'
  | 'email-change';

/** These go only to the address of an account, so another account's tag must not use them up. */
const toAccounts: readonly UnprovenPurpose[] = ['reset', 'identity-link'];

const keyOf = (address: string, purpose: UnprovenPurpose) =>
  `${purpose} ${toAccounts.includes(purpose) ? address.toLowerCase() : mailboxOf(address)}`;

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Each unproven draft alone, since the one before it counts; the others together. */
function batchesOf(drafts: readonly MailDraft[]): MailDraft[][] {
  const proven = drafts.filter(({ unproven }) => !unproven);
  const unproven = drafts.filter(({ unproven }) => unproven).map((draft) => [draft]);
  return proven.length > 0 ? [...unproven, proven] : unproven;
}

/** How an email ended: accepted by the mail server, or given up for a reason. */
interface SettledMail {
  id: string;
  failure: string | null;
  /** Who didn't get it, of those besides `to`. */
  leftOut?: readonly LeftOut[];
}

type OnSettled = (tx: DatabaseTransaction, mail: SettledMail) => Promise<void>;

/** Where rooms hand in their emails. */
export class Mail {
  readonly #secrets: Secrets;
  readonly #limits: MailLimits;
  readonly #onSettled: OnSettled[] = [];
  readonly #optedOut: FindOptedOut[] = [];

  constructor(secrets: Secrets, limits: MailLimits) {
    this.#secrets = secrets;
    this.#limits = limits;
  }

  /**
   * Stores an email in the caller's database transaction; it is sent soon after the commit. Throws
   * for line breaks in address or subject. Returns the email's id; an empty text when it was
   * dropped because its mailbox has had enough.
   */
  async queue(tx: Queryable, draft: MailDraft): Promise<string> {
    const [id = ''] = await this.queueAll(tx, [draft]);
    return id;
  }

  /**
   * Whether a mailbox may get one more email that a stranger may have caused. In a transaction, no
   * other one can send there until it ends. Ask before making a link that would end an earlier one.
   */
  async mayReach(tx: Queryable, address: string, purpose: UnprovenPurpose): Promise<boolean> {
    const mailbox = keyOf(address, purpose);
    await mailboxLock.untilCommit(tx, { record: mailbox });
    return this.#minutesToRoom(await agesOfMailsTo(tx, mailbox)) === 0;
  }

  /**
   * After how many minutes a mailbox may get another such email if it gets one now. A link that it
   * gets now should work that long, or a stranger could keep its owner without one.
   */
  async minutesToNext(tx: Queryable, address: string, purpose: UnprovenPurpose): Promise<number> {
    return this.#minutesToRoom([0, ...(await agesOfMailsTo(tx, keyOf(address, purpose)))]);
  }

  /** How long until another email fits, when the others are as many minutes old, newest first. */
  #minutesToRoom(ages: readonly number[]): number {
    const { MAILS_PER_MAILBOX_HOUR: hour, MAILS_PER_MAILBOX_DAY: day } = this.#limits;
    const ofHour = HOUR_MINUTES - (ages[hour - 1] ?? HOUR_MINUTES);
    const ofDay = DAY_MINUTES - (ages[day - 1] ?? DAY_MINUTES);
    return Math.max(0, ofHour, ofDay);
  }

  /** Like {@link queue}, for several. Returns the ids of those that were not dropped. */
  async queueAll(tx: Queryable, drafts: readonly MailDraft[]): Promise<string[]> {
    const ids: string[] = [];
    for (const batch of batchesOf(drafts)) {
      const [first] = batch;
      if (first?.unproven && !(await this.mayReach(tx, first.to, first.unproven))) continue;
      const rows = batch.map((draft) => this.#rowOf(draft));
      await tx.insertInto('mail_message').values(rows).execute();
      ids.push(...rows.map(({ id }) => id));
    }
    return ids;
  }

  /** Lets a room say who opted out of emails that others get, too. */
  registerOptOuts(find: FindOptedOut): void {
    this.#optedOut.push(find);
  }

  /**
   * Splits the recipients besides `to` into those whom an email may go to, and those whose mailbox
   * is gone, who reported spam, or who opted out.
   */
  async withoutStopped(
    db: Queryable,
    { to, cc, bcc }: MailOthers,
  ): Promise<{ others: MailOthers; leftOut: LeftOut[] }> {
    const all = [...to, ...cc, ...bcc];
    const why = new Map<string, LeftOut['why']>();
    for (const find of this.#optedOut) {
      for (const address of await find(db, all)) why.set(address, 'opted-out');
    }
    for (const [address, reason] of await findStopped(db, all)) why.set(address, reason);
    const kept = (addresses: readonly string[]) => addresses.filter((one) => !why.has(one));
    return {
      others: { to: kept(to), cc: kept(cc), bcc: kept(bcc) },
      leftOut: all.flatMap((address) => {
        const reason = why.get(address);
        return reason ? [{ address, why: reason }] : [];
      }),
    };
  }

  /** Has a room's step run in the commit in which an email is sent or given up. */
  onSettled(step: OnSettled): void {
    this.#onSettled.push(step);
  }

  /** Runs the steps of {@link onSettled}. */
  async settle(tx: DatabaseTransaction, mail: SettledMail): Promise<void> {
    for (const step of this.#onSettled) await step(tx, mail);
  }

  /** What {@link queue} sealed. Throws when it was sealed with another key or changed since. */
  open(id: string, sealed: Buffer): MailBody {
    return JSON.parse(this.#secrets.open(MAIL_PURPOSE, id, sealed)) as MailBody;
  }

  #rowOf(draft: MailDraft) {
    const { kind, to, subject, text, html, attachments = [], headers = {}, others } = draft;
    const addresses = others ? [...others.to, ...others.cc, ...others.bcc] : [];
    const heads = [to, subject, ...addresses, ...Object.entries(headers).flat()].join('');
    if (/[\r\n]/.test(heads)) throw new Error('An email header can’t contain line breaks');
    const id = randomUUID();
    const body: MailBody = { text, html, attachments, headers, ...(others && { others }) };
    const sealed_body = this.#secrets.seal(MAIL_PURPOSE, id, JSON.stringify(body));
    const quiet_zones = draft.quietZones ? [...draft.quietZones] : null;
    const { notification } = draft;
    return {
      ...{ id, kind, to_address: to, subject, sealed_body, quiet_zones },
      mailbox: draft.unproven ? keyOf(to, draft.unproven) : null,
      person_id: notification?.personId ?? null,
      notification: notification?.kind ?? null,
      topics: notification ? [...notification.topics] : null,
      sent_as: draft.sentAs ?? null,
    };
  }
}
