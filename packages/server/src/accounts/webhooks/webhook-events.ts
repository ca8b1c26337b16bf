import type { Caller, Database, Events, EventType, Queryable } from '#platform';
import { queueDeliveries } from './delivery-store.ts';

/** The facts a message carries: ids, nothing else. */
export type WebhookData = Readonly<Record<string, string>>;

/** An event that a room offers to webhooks. */
interface OfferedEvent<Payload> {
  /** Its name on the wire, such as `lead.created`. */
  readonly type: string;
  readonly label: () => string;
  /** The room's event, recorded in the commit of what happened. */
  readonly event: EventType<Payload>;
  readonly dataOf: (payload: Payload) => WebhookData;
  /** Whether a person may see what it is about, asked each time it is sent. */
  sees(db: Queryable, caller: Caller, data: WebhookData): Promise<boolean>;
}

type AnyOffered = Pick<OfferedEvent<never>, 'type' | 'label' | 'sees'>;

/**
 * The events that rooms offer to webhooks. Each room registers its own when it starts. An event
 * becomes one message for each webhook that wants it, also if it is delivered twice.
 */
export class WebhookEvents {
  readonly #offered = new Map<string, AnyOffered>();
  readonly #services: { db: Database; events: Events };

  constructor(services: { db: Database; events: Events }) {
    this.#services = services;
  }

  /** Throws for a duplicate type. */
  offer<Payload>(offered: OfferedEvent<Payload>): void {
    const { type, event, dataOf } = offered;
    if (this.#offered.has(type)) throw new Error(`${type} is offered already`);
    this.#offered.set(type, offered);
    const { db, events } = this.#services;
    events.subscribe(event, `webhooks.${type}`, async (payload, { id }) => {
      await queueDeliveries(db, { type, source: `${type}:${id}`, data: dataOf(payload) });
    });
  }

  /** What webhooks may be for, in the order in which rooms offered it. */
  get list(): { type: string; label: string }[] {
    return [...this.#offered.values()].map(({ type, label }) => ({ type, label: label() }));
  }

  has(type: string): boolean {
    return this.#offered.has(type);
  }

  /** Whether a person may be told: they see what it is about. A test is about nothing. */
  async mayTell(
    db: Queryable,
    caller: Caller,
    { type, data }: { type: string; data: WebhookData },
  ): Promise<boolean> {
    if (type === TEST) return true;
    return (await this.#offered.get(type)?.sees(db, caller, data)) === true;
  }
}

/** The type of a message that only shows whether a webhook works. */
export const TEST = 'test';
