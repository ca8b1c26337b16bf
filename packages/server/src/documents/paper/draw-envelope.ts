import {
  type FormAnswers,
  type FormDefinition,
  layOutForm,
  type Paper,
} from '@homestead/contract/documents';
import { renderPdfFile } from '#platform';
import { certificatePart } from './certificate-part.ts';
import type { DrawnEnvelope, EnvelopeDrawing } from './envelope-drawing.ts';
import { partOfPaper } from './part-of-paper.ts';

/** The papers of an envelope and its certificate as one PDF, drawn by the thread for PDFs. */
export async function drawEnvelope(envelope: EnvelopeDrawing): Promise<DrawnEnvelope> {
  const { papers, certificate } = envelope;
  const { title, author, attachments, madeAt } = envelope;
  const parts = partsOf(envelope);
  if (certificate) parts.push(certificatePart(certificate));
  const drawn = await renderPdfFile({
    ...{ title, author, language: 'en-US', parts, attachments, madeAt },
  });
  return {
    pdf: drawn.bytes,
    pageCount: drawn.pages.reduce((sum, pages) => sum + pages, 0),
    pagesOfPapers: drawn.pages.slice(0, papers.length),
    places: drawn.places,
  };
}

/** Throws for papers that can't be laid out as pages with what is signed on them. */
export async function tryLayout(
  papers: Pick<EnvelopeDrawing, 'papers' | 'signatures' | 'initials'>,
): Promise<void> {
  await renderPdfFile({
    ...{ title: '', author: '', language: 'en-US', parts: partsOf(papers), attachments: [] },
    ...{ madeAt: new Date(0), isOnlyLaidOut: true },
  });
}

const partsOf = ({
  papers,
  signatures,
  initials,
}: Pick<EnvelopeDrawing, 'papers' | 'signatures' | 'initials'>) =>
  papers.map((paper, index) => {
    const isHere = (one: { readonly paper: number }) => one.paper === index;
    const signed = { signatures: signatures.filter(isHere), initials: initials.filter(isHere) };
    return partOfPaper(paper, signed);
  });

/** A paper that says how many pages it has; a good `guess` saves laying it out twice. */
export async function layOutWithPages(
  definition: FormDefinition,
  answers: FormAnswers,
  address: string,
  guess?: number,
): Promise<{ paper: Paper; pages: number }> {
  let paper = layOutForm(definition, answers, { address });
  let pages = guess ?? (await pagesOf(paper));
  // The number itself can take a line more, at most once.
  for (let round = 0; round < 2; round += 1) {
    paper = layOutForm(definition, answers, { address, pages });
    const now = await pagesOf(paper);
    if (now === pages) break;
    pages = now;
  }
  return { paper, pages };
}

async function pagesOf(paper: Paper): Promise<number> {
  const { title } = paper;
  const parts = [partOfPaper(paper, { signatures: [], initials: [] })];
  const { pages } = await renderPdfFile({
    ...{ title, author: '', language: 'en-US', parts, attachments: [], madeAt: new Date(0) },
    isOnlyLaidOut: true,
  });
  return pages[0] ?? 1;
}
