import type { NotificationChoice, PermissionKey } from '@homestead/contract/accounts';
import { type Caller, holds } from '#platform';

/** Something that people can be notified about. */
export interface NotificationKind {
  /** Such as `lead-new`. */
  readonly key: string;
  readonly label: () => string;
  /** What it is about; for a kind with one choice, why it can’t be changed. */
  readonly help: () => string;
  /** What people can choose. */
  readonly choices: readonly NotificationChoice[];
  /** One of `choices`. */
  readonly byDefault: NotificationChoice;
  /** Who can be notified about it. */
  readonly isFor: 'staff' | 'client' | 'everyone';
  /** Only people who hold it can be. */
  readonly permission?: PermissionKey;
}

/**
 * The kinds of notifications. A room registers its own when it starts, once it sends nothing of the
 * kind that the person's choice doesn't allow.
 */
export class NotificationKinds {
  readonly #kinds = new Map<string, NotificationKind>();

  /** Throws for a duplicate, and for a default that can’t be chosen. */
  register(kind: NotificationKind): void {
    const { key, choices, byDefault } = kind;
    if (this.#kinds.has(key)) throw new Error(`The notification ${key} is registered twice`);
    if (!choices.includes(byDefault)) throw new Error(`${key} can’t be ${byDefault}`);
    this.#kinds.set(key, kind);
  }

  /** Throws for a kind that nobody registered. */
  get(key: string): NotificationKind {
    const kind = this.#kinds.get(key);
    if (!kind) throw new Error(`There is no notification ${key}`);
    return kind;
  }

  /** All of them, in the order they were registered. */
  all(): NotificationKind[] {
    return [...this.#kinds.values()];
  }

  /** What this person can be notified about. */
  of(caller: Caller): NotificationKind[] {
    const side = caller.side === 'client' ? 'client' : 'staff';
    return this.all().filter(
      ({ isFor, permission }) =>
        (isFor === 'everyone' || isFor === side) && (!permission || holds(caller, permission)),
    );
  }
}

/** What a person's stored choice means: the default without one, or if it was taken away since. */
export function choiceOf(
  { choices, byDefault }: Pick<NotificationKind, 'choices' | 'byDefault'>,
  stored: string | undefined,
): NotificationChoice {
  return choices.find((choice) => choice === stored) ?? byDefault;
}
