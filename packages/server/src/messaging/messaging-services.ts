import type { MergeValues } from '@homestead/contract/messaging';
import type { Caller, DatabaseTransaction, Queryable, Services } from '#platform';
import { withdrawEmails } from './consent/record-consent.ts';
import type { AnyNotification } from './notifications/notification-type.ts';
import type { Subject } from './record/message.ts';

/** Finds the record of whom a phone or a mailbox belongs to; null if the room doesn't know. */
type FindSender = (
  tx: DatabaseTransaction,
  from: { channel: 'email' | 'sms'; address: string },
) => Promise<Subject | null>;

/** The hook by which other rooms say whom a message came from. */
class Senders {
  readonly #finders: FindSender[] = [];

  register(find: FindSender): void {
    this.#finders.push(find);
  }

  /** The first answer; null if no room knows. */
  async find(...[tx, from]: Parameters<FindSender>): Promise<Subject | null> {
    for (const find of this.#finders) {
      const known = await find(tx, from);
      if (known) return known;
    }
    return null;
  }
}

/** Whether the caller may see the messages about a record; null is about none. */
type MaySee = (db: Queryable, caller: Caller, about: Subject | null) => Promise<boolean>;

/** The hook by which other rooms say who may read messages, and the files that came with them. */
class Readers {
  readonly #rules: MaySee[] = [];

  register(rule: MaySee): void {
    this.#rules.push(rule);
  }

  async maySee(...[db, caller, about]: Parameters<MaySee>): Promise<boolean> {
    for (const rule of this.#rules) {
      if (await rule(db, caller, about)) return true;
    }
    return false;
  }
}

/** Runs in the commit that stores a message that is about no record. */
type TellUnmatched = (tx: DatabaseTransaction, messageId: string) => Promise<void>;

/** The hook by which other rooms learn what came in and matched no record. */
class Unmatched {
  readonly #told: TellUnmatched[] = [];

  register(tell: TellUnmatched): void {
    this.#told.push(tell);
  }

  async tell(...[tx, messageId]: Parameters<TellUnmatched>): Promise<void> {
    for (const announce of this.#told) await announce(tx, messageId);
  }
}

/** Someone asked for no more marketing emails from their mailbox. */
export interface OptOut {
  address: string;
  /** The record that their email is about; null if it matched none. */
  about: Subject | null;
  /** What they wrote. */
  wording: string;
  /** Of the link they used. */
  page?: string;
}

/** Runs in the commit that stores the email. */
type TakeOptOut = (tx: DatabaseTransaction, said: OptOut) => Promise<void>;

/** The hook by which other rooms learn who opted out of marketing emails. */
class OptOuts {
  readonly #takers: TakeOptOut[] = [];

  register(take: TakeOptOut): void {
    this.#takers.push(take);
  }

  /** Enters it into the ledger, once until they agree again, and tells the other rooms. */
  async take(...[tx, said]: Parameters<TakeOptOut>): Promise<void> {
    await withdrawEmails(tx, said);
    for (const take of this.#takers) await take(tx, said);
  }
}

/** Refuses a text with words about protected classes without a reason, in the name of a field. */
type RequireFairWords = (
  text: string,
  given: { reason: string; field: string },
) => Promise<unknown>;

/** What merge fields say about a record; refuses one that the caller may not see. */
type FindMergeValues = (db: Queryable, caller: Caller, about: Subject) => Promise<MergeValues>;

interface MessagingServices {
  unmatched: Unmatched;
  senders: Senders;
  optOuts: OptOuts;
  readers: Readers;
  /** What people can be notified about, by key. */
  notificationTypes: Map<string, AnyNotification>;
  /** Until another room sets it, no words are refused. */
  requireFairWords: RequireFairWords;
  /** Until another room sets it, no record has values. */
  findMergeValues: FindMergeValues;
}

const opened = new WeakMap<Services['mail'], MessagingServices>();

/** The messaging room's own services, created once. */
export function openMessaging({ mail }: Pick<Services, 'mail'>): MessagingServices {
  const known = opened.get(mail) ?? {
    unmatched: new Unmatched(),
    senders: new Senders(),
    optOuts: new OptOuts(),
    readers: new Readers(),
    notificationTypes: new Map(),
    requireFairWords: async () => {},
    findMergeValues: async () => ({}),
  };
  opened.set(mail, known);
  return known;
}
