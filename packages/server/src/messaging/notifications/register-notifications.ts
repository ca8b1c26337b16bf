import { openAccounts } from '#accounts';
import type { Services } from '#platform';
import { openMessaging } from '../messaging-services.ts';
import type { AnyNotification } from './notification-type.ts';

/** Makes kinds known, so that people can choose how they are notified about them. */
export function registerNotifications(services: Services, types: readonly AnyNotification[]): void {
  for (const type of types) {
    openAccounts(services).notificationKinds.register(type);
    openMessaging(services).notificationTypes.set(type.key, type);
  }
}

/**
 * What a stored notification says in the language of the moment; null if its kind isn't there
 * anymore or an earlier version wrote it differently.
 */
export function tellNotification(
  services: Pick<Services, 'mail'>,
  { kind, facts }: { kind: string; facts: unknown },
): { label: string; text: string } | null {
  const type = openMessaging(services).notificationTypes.get(kind);
  const parsed = type?.facts.safeParse(facts);
  if (!type || !parsed?.success) return null;
  return { label: type.label(), text: type.tell(parsed.data as never) };
}
