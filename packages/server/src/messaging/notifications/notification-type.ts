import type { z } from 'zod';
import type { NotificationKind } from '#accounts';

/** A kind of notification with what it says. */
export interface NotificationType<Facts> extends NotificationKind {
  readonly facts: z.ZodType<Facts>;
  /** The text, in the reader's language. */
  readonly tell: (facts: Facts) => string;
  /**
   * Its room sends emails of its own to those whom `notify` names; otherwise `notify` emails the
   * text.
   */
  readonly hasOwnEmail?: true;
}

/** A kind of which only the kind itself knows the facts. */
export type AnyNotification = NotificationKind & {
  readonly facts: z.ZodType;
  readonly tell: (facts: never) => string;
};

/** Defines a kind; its room registers it with `registerNotifications` at start. */
export function defineNotification<Schema extends z.ZodType>(
  type: Omit<NotificationType<z.output<Schema>>, 'facts'> & { facts: Schema },
): NotificationType<z.output<Schema>> {
  return type as NotificationType<z.output<Schema>>;
}
