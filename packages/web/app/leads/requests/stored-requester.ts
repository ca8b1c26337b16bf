import { readUser } from '#accounts';
import type { KnownRequester } from './requester-fields.tsx';

/** What this browser stores about the signed-in person; null for visitors. */
export function storedRequester(): KnownRequester | null {
  const user = readUser();
  return user && { name: `${user.first_name} ${user.last_name}`, email: user.email, phone: '' };
}
