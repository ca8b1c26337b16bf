import type { SealedColumn } from '#platform';

/** The passwords of connected mailboxes. */
export const mailboxSeal: SealedColumn = {
  table: 'own_mailbox',
  column: 'sealed_password',
  owner: 'person_id',
  purpose: 'own-mailbox',
};
