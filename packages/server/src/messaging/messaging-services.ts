import type { MergeValues } from '@homestead/contract/messaging';
import type { Caller, DatabaseTransaction, Queryable, Services } from '#platform';
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
    readers: new Readers(),
    notificationTypes: new Map(),
    requireFairWords: async () => {},
    findMergeValues: async () => ({}),
  };
  opened.set(mail, known);
  return known;
}
