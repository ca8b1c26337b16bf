import { type ListingFileState, openListingFileStates } from '@homestead/contract/transactions';
import type { FastifyRequest } from 'fastify';
import {
  endSecretLinks,
  findSecretLink,
  issueSecretLinks,
  type MailSettings,
  type Queryable,
  type Services,
  siteLink,
} from '#platform';
import { refuseTransaction } from '../refuse-transaction.ts';
import { OPEN_LINKS_MAX, openByCall } from '../take-link-key.ts';
import type { ListingFileRow } from './listing-file-columns.ts';
import { findAnyListingFile, lockListingFileById } from './listing-file-store.ts';
import {
  countListingLinks,
  findListingLink,
  insertListingLink,
  type ListingLinkRow,
  storeLinkEnd,
} from './listing-link-store.ts';

/** What the link opens: the form for offers on one listing, for 30 days. */
const PURPOSE = 'transactions.offer-form';
const MINUTES = 30 * 24 * 60;

/**
 * Makes a link for offers on a locked listing file. Only its hash is kept. Refuses (too-many-links)
 * a file with 20 that work.
 */
export async function makeOfferLink(
  settings: MailSettings,
  tx: Queryable,
  { file, by }: { file: ListingFileRow; by: string },
): Promise<{ link: string; expiresAt: Date }> {
  if ((await countListingLinks(tx, file.id)) >= OPEN_LINKS_MAX) refuseTransaction('too-many-links');
  const made = await insertListingLink(tx, { fileId: file.id, by, minutes: MINUTES });
  const secret = { purpose: PURPOSE, subject: made.id, email: '', minutes: MINUTES };
  const [token = ''] = await issueSecretLinks(tx, [secret]);
  return { link: siteLink(settings, '/offer-form', {}, { token }), expiresAt: made.expires_at };
}

/** Ends a link of a listing file. Refuses (offer-link-refused) one that it doesn't have. */
export async function endOfferLink(
  tx: Queryable,
  file: ListingFileRow,
  linkId: string,
): Promise<void> {
  if (!(await storeLinkEnd(tx, { fileId: file.id, linkId }))) {
    refuseTransaction('offer-link-refused');
  }
  await endSecretLinks(tx, { subjects: [linkId], purposes: [PURPOSE] });
}

type OpenedLink = { link: ListingLinkRow; file: ListingFileRow };

/**
 * The key of a call's link, and what it opens. Refuses (offer-link-refused) a call without a link,
 * and as `openOfferLink` says.
 */
export async function openLinkByCall(
  services: Pick<Services, 'throttles' | 'db'>,
  request: FastifyRequest,
): Promise<OpenedLink & { key: string }> {
  const { opening, opened } = await openByCall(services, request, 'offer-link-refused', ({ key }) =>
    openOfferLink(services.db, key, { isLocked: false }),
  );
  return { key: opening.key, ...opened };
}

/**
 * The link of a key and its listing file, which is held until the commit if `isLocked`. Refuses
 * (offer-link-refused) one that has expired or was ended, and that of a file that takes no offers.
 * Who ends a link holds its file, so the link is read again once that is held.
 */
export async function openOfferLink(
  db: Queryable,
  key: string,
  { isLocked }: { isLocked: boolean },
): Promise<OpenedLink> {
  const secret = await findSecretLink(db, key, { purposes: [PURPOSE] });
  const found = secret && (await findListingLink(db, secret.subject));
  if (!found) return refuseTransaction('offer-link-refused');
  const find = isLocked ? lockListingFileById : findAnyListingFile;
  const file = await find(db, found.listing_file_id);
  const link = isLocked ? await findListingLink(db, found.id) : found;
  const isOpen = file && openListingFileStates.includes(file.state as ListingFileState);
  return isOpen && link?.ended_at === null
    ? { link, file }
    : refuseTransaction('offer-link-refused');
}
