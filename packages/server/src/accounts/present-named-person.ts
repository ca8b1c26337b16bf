import { personPhotoAddress, type WireNamedPerson } from '@homestead/contract/accounts';

/** What a store selects of a person that is named beside something else. */
export interface NamedPersonRow {
  id: string;
  first_name: string;
  last_name: string;
  photo_key: string | null;
}

/** A person as named beside something else (spec 2 section 3). */
export function presentNamedPerson(row: NamedPersonRow): WireNamedPerson {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    photo: row.photo_key && personPhotoAddress(row.photo_key),
  };
}
