import {
  checkPdf,
  type FilePurpose,
  redrawPicture,
  refusalIn,
  type Services,
  shownFileName,
} from '#platform';
import { openMessaging } from '../messaging-services.ts';
import type { AttachmentRefusal, NewAttachment } from '../record/attachment.ts';
import {
  countDayBytesOf,
  findSubjectOfFile,
  refuseAttachment,
  selectUsedFiles,
} from '../record/attachment-store.ts';
import { isKnownMessageId } from '../record/message-store.ts';
import type { InboundMail } from './parse-mail.ts';

export const ATTACHMENT_PURPOSE = 'message-attachment';
const MEGABYTE = 1024 * 1024;
const FILE_MAX_BYTES = 10 * MEGABYTE;
/** Anyone can send email: what strangers can fill of the disk in a day. */
const DAY_MAX_BYTES = 2048 * MEGABYTE;
/** One sender can't use up what the others have. */
const SENDER_DAY_MAX_BYTES = 100 * MEGABYTE;
const KEPT_MAX = 20;
const PDF_PAGES = 300;

const refusals: Readonly<Record<string, AttachmentRefusal>> = {
  'file-infected': 'infected',
  'file-not-accepted': 'not-accepted',
};

/**
 * Registers the files that come with messages: PDFs and pictures, for those who may see the
 * message and nobody else.
 */
export function registerAttachments(services: Services): void {
  const picture = redrawPicture(FILE_MAX_BYTES);
  services.files.register({
    name: ATTACHMENT_PURPOSE,
    maxBytes: FILE_MAX_BYTES,
    accepts: {
      'application/pdf': checkPdf(PDF_PAGES),
      'image/jpeg': picture,
      'image/png': picture,
      'image/webp': picture,
    },
    mayUpload: () => false,
    async readers(db, caller, { key }) {
      const about = await findSubjectOfFile(db, key);
      if (about === undefined) return false;
      return openMessaging(services).readers.maySee(db, caller, about);
    },
    findUsed: selectUsedFiles,
    onRefused: (db, key, code) => refuseAttachment(db, key, refusals[code] ?? 'damaged'),
    keptHours: 24,
  });
}

/**
 * Puts the files of an email that came in into quarantine, before the commit that stores it; what
 * isn't kept is only named. Nothing is done for an email that came before. Files whose email is
 * never stored are removed after a day.
 */
export async function holdAttachments(
  services: Services,
  { attachments, messageId, from }: Pick<InboundMail, 'attachments' | 'messageId' | 'from'>,
): Promise<NewAttachment[]> {
  const { db, files } = services;
  if (attachments.length === 0 || (await isKnownMessageId(db, messageId))) return [];
  const purpose = files.purposeOf(ATTACHMENT_PURPOSE);
  if (!purpose) throw new Error(`${ATTACHMENT_PURPOSE} isn’t registered`);
  const held: NewAttachment[] = [];
  let today = await files.bytesOfDay(db, purpose);
  let theirs = await countDayBytesOf(db, from.address);
  let kept = 0;
  for (const { name, content } of attachments) {
    const isFull =
      kept >= KEPT_MAX ||
      today + content.length > DAY_MAX_BYTES ||
      theirs + content.length > SENDER_DAY_MAX_BYTES;
    const one = await hold(services, purpose, { name, content, isFull });
    if (one.fileKey !== null) {
      kept += 1;
      today += content.length;
      theirs += content.length;
    }
    held.push(one);
  }
  return held;
}

async function hold(
  { files }: Services,
  purpose: FilePurpose,
  { name, content, isFull }: { name: string; content: Buffer; isFull: boolean },
): Promise<NewAttachment> {
  const bytes = content.length;
  const named = { name: shownFileName(name), bytes, fileKey: null };
  if (bytes > purpose.maxBytes) return { ...named, refusal: 'too-large' };
  if (isFull) return { ...named, refusal: 'too-many' };
  try {
    const row = await files.hold(purpose, null, { name, bytes: content });
    return { fileKey: row.key, name: row.name, bytes, refusal: null };
  } catch (error) {
    return { ...named, refusal: refusals[refusalIn(error).code] ?? 'not-accepted' };
  }
}
