import type { SigningRole } from '@homestead/contract/documents';
import { joinPages, type Services } from '#platform';
import type { DocumentRow } from '../filling/document-store.ts';
import { drawEnvelope, layOutWithPages } from '../paper/draw-envelope.ts';
import type {
  Certificate,
  DrawnEnvelope,
  DrawnInitials,
  DrawnSignature,
  EnvelopeDrawing,
} from '../paper/envelope-drawing.ts';
import type { SignedEnvelope } from './read-signed-envelope.ts';
import { uploadedPages } from './uploaded-pages.ts';

const FOOT = /^foot-([a-z]+)-\d$/;

/**
 * The documents of an envelope as they are on paper, with what was signed so far. Screen, print and
 * this PDF are made from the same blocks; uploaded pages are among them as they are.
 */
export async function drawSigned(
  services: Pick<Services, 'files' | 'settings'>,
  signed: SignedEnvelope,
  more: {
    certificate: Certificate | null;
    attachments: EnvelopeDrawing['attachments'];
    madeAt: Date;
  },
): Promise<Pick<DrawnEnvelope, 'pdf' | 'pageCount'>> {
  const { envelope, documents } = signed;
  const { brokerage } = services.settings;
  const papers = [];
  const uploaded: { row: DocumentRow; key: string; papersBefore: number }[] = [];
  const signatures: DrawnSignature[] = [];
  const initials: DrawnInitials[] = [];
  for (const { row, definition } of documents) {
    if (!definition) {
      const key = row.file_key;
      if (key) uploaded.push({ row, key, papersBefore: papers.length });
      continue;
    }
    const paper = papers.length;
    papers.push((await layOutWithPages(definition, row.answers, row.home_address)).paper);
    for (const { line, image, recipient_id: by, signed_at: at } of marksOf(signed, row.id)) {
      const recipient = signed.recipients.find(({ id }) => id === by);
      if (!recipient || !image) continue;
      const { name } = recipient;
      const role = recipient.role as SigningRole;
      if (definition.lines.some(({ id }) => id === line)) {
        signatures.push({ paper, line, name, at, png: image });
      } else {
        const key = FOOT.test(line) ? null : line;
        initials.push({ paper, key, role, name, png: image });
      }
    }
  }
  const drawn =
    papers.length === 0 && !more.certificate
      ? null
      : await drawEnvelope({
          ...{ title: envelope.title, author: brokerage.name, papers, signatures, initials },
          ...more,
        });
  if (drawn && uploaded.length === 0) return drawn;
  const added = [];
  for (const { row, key, papersBefore } of uploaded) {
    const before = drawn?.pagesOfPapers.slice(0, papersBefore) ?? [];
    const after = before.reduce((sum, pages) => sum + pages, 0);
    added.push(await uploadedPages(services, signed, { row, key, after }));
  }
  const { bytes, pageCount } = await joinPages(drawn?.pdf ?? null, added);
  return { pdf: bytes, pageCount };
}

const marksOf = ({ signatures }: SignedEnvelope, documentId: string) =>
  signatures.filter(({ document_id: id }) => id === documentId);
