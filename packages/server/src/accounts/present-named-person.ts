import { personPhotoAddress } from '@homestead/contract/accounts';
import type { WireNamedPerson } from '@homestead/contract/platform';
import type { PersonRow } from './person-store.ts';

/** What a store selects about a person to show their name elsewhere. */
export type NamedPersonRow = Pick<PersonRow, 'id' | 'first_name' | 'last_name' | 'photo_key'>;

/** A person's name as shown elsewhere. */
export function presentNamedPerson(row: NamedPersonRow): WireNamedPerson {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    photo: row.photo_key && personPhotoAddress(row.photo_key),
  };
}
