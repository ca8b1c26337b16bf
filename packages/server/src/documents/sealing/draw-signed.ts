import type { SigningRole } from '@homestead/contract/documents';
import type { Services } from '#platform';
import { drawEnvelope, layOutWithPages } from '../paper/draw-envelope.ts';
import type {
  Certificate,
  DrawnEnvelope,
  DrawnInitials,
  DrawnSignature,
  EnvelopeDrawing,
} from '../paper/envelope-drawing.ts';
import type { SignedEnvelope } from './read-signed-envelope.ts';

const FOOT = /^foot-([a-z]+)-\d$/;

/**
 * The documents of an envelope as they are on paper, with what was signed so far. Screen, print and
 * this PDF are made from the same blocks.
 */
export async function drawSigned(
  { settings }: Pick<Services, 'settings'>,
  signed: SignedEnvelope,
  more: {
    certificate: Certificate | null;
    attachments: EnvelopeDrawing['attachments'];
    madeAt: Date;
  },
): Promise<DrawnEnvelope> {
  const { envelope, documents } = signed;
  const papers = [];
  const signatures: DrawnSignature[] = [];
  const initials: DrawnInitials[] = [];
  for (const { row, definition } of documents) {
    if (!definition) continue;
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
  return drawEnvelope({
    ...{ title: envelope.title, author: settings.brokerage.name, papers, signatures, initials },
    ...more,
  });
}

const marksOf = ({ signatures }: SignedEnvelope, documentId: string) =>
  signatures.filter(({ document_id: id }) => id === documentId);
