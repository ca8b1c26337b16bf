import { type ListingFileState, openListingFileStates } from '@homestead/contract/transactions';
import type { FastifyRequest } from 'fastify';
import {
  countLinkTry,
  endSecretLinks,
  findSecretLink,
  issueSecretLinks,
  linkKeyOf,
  type MailSettings,
  type Queryable,
  type Services,
  siteLink,
} from '#platform';
import { refuseTransaction } from '../refuse-transaction.ts';
import type { ListingFileRow } from './listing-file-columns.ts';
import { findAnyListingFile, lockListingFileById } from './listing-file-store.ts';
import {
  findListingLink,
  insertListingLink,
  type ListingLinkRow,
  storeLinkEnd,
} from './listing-link-store.ts';

/** What the link opens: the form for offers on one listing, for 30 days. */
const PURPOSE = 'transactions.offer-form';
const MINUTES = 30 * 24 * 60;

/** Makes a link for offers on a locked listing file. Only its hash is kept. */
export async function makeOfferLink(
  settings: MailSettings,
  tx: Queryable,
  { file, by }: { file: ListingFileRow; by: string },
): Promise<{ link: string; expiresAt: Date }> {
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

/** Counts a try of a link. Refuses (offer-link-refused) a call without its key. */
export async function countOfferLinkTry(
  { throttles }: Pick<Services, 'throttles'>,
  request: FastifyRequest,
  address: string,
): Promise<string> {
  const key = linkKeyOf(request);
  if (key === null) return refuseTransaction('offer-link-refused');
  await countLinkTry(throttles, key, address);
  return key;
}

/**
 * The link of a key and its listing file, which is held until the commit if `isLocked`. Refuses
 * (offer-link-refused) one that has expired or was ended, and that of a file that takes no offers.
 */
export async function openOfferLink(
  db: Queryable,
  key: string,
  { isLocked }: { isLocked: boolean },
): Promise<{ link: ListingLinkRow; file: ListingFileRow }> {
  const secret = await findSecretLink(db, key, { purposes: [PURPOSE] });
  const link = secret && (await findListingLink(db, secret.subject));
  if (!link || link.ended_at !== null) return refuseTransaction('offer-link-refused');
  const find = isLocked ? lockListingFileById : findAnyListingFile;
  const file = await find(db, link.listing_file_id);
  const isOpen = file && openListingFileStates.includes(file.state as ListingFileState);
  return isOpen ? { link, file } : refuseTransaction('offer-link-refused');
}
