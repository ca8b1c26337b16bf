import { defaultGrants } from '@homestead/contract/accounts';
import { workingRoles } from '@homestead/contract/leads';
import type { HandoverStep } from '#accounts';
import { type DatabaseTransaction, recordChanges, recordEvent } from '#platform';
import { LISTING_FILE_RECORD } from '../listing-files/listing-file-table.ts';
import { listingFileMessages } from '../messages/listing-files.ts';
import { offerMessages } from '../messages/offers.ts';
import { OFFER_RECORD } from '../offers/offer-table.ts';
import { listingFileChanged, offerChanged } from '../transaction-events.ts';
import {
  countOpenFilesOf,
  countOpenOffersOf,
  type MovedRow,
  moveOpenFiles,
  moveOpenOffers,
} from './handover-store.ts';

/** Roles that may take the leads, who are the clients of these offers, and write offers. */
const dealRoles: readonly string[] = workingRoles.filter((role) =>
  defaultGrants[role].keys.includes('transactions'),
);

const takenLikeLeads = {
  mayTake: (role: string) => dealRoles.includes(role),
  needsLicense: true,
} as const;

/** Gives the open offers and deals of staff who leave to a colleague. */
const offerHandover: HandoverStep = {
  ...{ name: 'offers', label: offerMessages.openOffers, count: countOpenOffersOf },
  ...takenLikeLeads,
  async handOver(tx, from, to, by) {
    const moved = await moveOpenOffers(tx, from, to);
    await noteMoved(tx, OFFER_RECORD, moved, by);
    for (const { id: offerId, number } of moved) {
      await recordEvent(tx, offerChanged, { offerId, number });
    }
  },
};

/** The same for their open listing files. */
const listingFileHandover: HandoverStep = {
  ...{ name: 'listing-files', label: listingFileMessages.openFiles, count: countOpenFilesOf },
  ...takenLikeLeads,
  async handOver(tx, from, to, by) {
    const moved = await moveOpenFiles(tx, from, to);
    await noteMoved(tx, LISTING_FILE_RECORD, moved, by);
    for (const { id: fileId, number } of moved) {
      await recordEvent(tx, listingFileChanged, { fileId, number });
    }
  },
};

export const dealHandovers: readonly HandoverStep[] = [offerHandover, listingFileHandover];

function noteMoved(
  tx: DatabaseTransaction,
  kind: string,
  moved: readonly MovedRow[],
  by: string,
): Promise<unknown> {
  return recordChanges(
    tx,
    moved.map(({ id, before, after }) => {
      const differs = (column: string) =>
        before[column as keyof typeof before] !== after[column as keyof typeof after];
      const only = (side: object) =>
        Object.fromEntries(Object.entries(side).filter(([column]) => differs(column)));
      return {
        ...{ kind, recordId: id, what: 'edited', changedBy: by },
        ...{ before: only(before), after: only(after) },
      };
    }),
  );
}
