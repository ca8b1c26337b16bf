import { defaultGrants } from '@homestead/contract/accounts';
import { openAccounts } from '#accounts';
import type { Services } from '#platform';
import { envelopeHandoverMessages } from './messages/envelope-handover.ts';
import {
  countOpenEnvelopesOf,
  eraseFromDocuments,
  moveOpenEnvelopes,
  selectEnvelopesOfPerson,
  selectKeptSignature,
  selectSignedByPerson,
} from './person-data-store.ts';
import { deleteTemplatesOf, selectTemplatesOf } from './templates/envelope-template-store.ts';

/**
 * Registers what this room knows about people, and who gets the open envelopes of someone
 * who leaves.
 */
export function registerPersonData(services: Services): void {
  const { personData, handovers } = openAccounts(services);
  personData.register({
    room: 'documents',
    exportOf: async (db, personId) => ({
      sentToSign: await selectSignedByPerson(db, personId),
      savedSignature: await selectKeptSignature(db, personId),
      envelopes: await selectEnvelopesOfPerson(db, personId),
      envelopeTemplates: await selectTemplatesOf(db, personId),
    }),
    async erase(tx, personIds) {
      await eraseFromDocuments(tx, personIds);
      await deleteTemplatesOf(tx, personIds);
    },
  });
  handovers.register({
    ...{ name: 'envelopes', label: envelopeHandoverMessages.open, count: countOpenEnvelopesOf },
    mayTake: (role) => rolesWithEnvelopes.has(role),
    needsLicense: true,
    handOver: (tx, from, to) => moveOpenEnvelopes(tx, from, to),
  });
}

const rolesWithEnvelopes: ReadonlySet<string> = new Set(
  Object.entries(defaultGrants).flatMap(([role, { keys }]) =>
    keys.includes('e-sign') ? [role] : [],
  ),
);
