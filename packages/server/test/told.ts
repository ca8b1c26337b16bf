import type { Language } from '@homestead/contract/platform';
import { tellNotification } from '../src/messaging/notifications/register-notifications.ts';
import { inLanguage, type Services } from '../src/platform/index.ts';

/** What a person was told in the app, the oldest first. */
export async function toldTo(
  services: Services,
  person: { id: string },
  language: Language = 'en',
): Promise<string[]> {
  const rows = await services.db
    .selectFrom('notification')
    .selectAll()
    .where('person_id', '=', person.id)
    .orderBy('created_at')
    .execute();
  return inLanguage(language, () => rows.map((row) => tellNotification(services, row)?.text ?? ''));
}
