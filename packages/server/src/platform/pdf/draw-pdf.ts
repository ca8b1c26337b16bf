import PDFDocument from 'pdfkit';
import {
  layOutPdf,
  MARGIN,
  PAPER,
  type PdfColor,
  type PdfElement,
  type PdfLayout,
  type PlacedLine,
} from './lay-out-pdf.ts';
import type { PdfDocument } from './pdf-document.ts';
import { pdfFonts } from './pdf-fonts.ts';

/** The colors of the site’s light scheme, dark enough for paper. */
const colors: Readonly<Record<PdfColor, string>> = {
  ink: '#1d2521',
  quiet: '#5d665f',
  brand: '#1f4d3f',
  line: '#cfc8ba',
};

type Paper = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Paper['struct']>;

/** Draws a document as a tagged PDF: searchable, with embedded fonts and its structure. */
export async function drawPdf(document: PdfDocument): Promise<Buffer> {
  const layout = layOutPdf(document);
  const paper = new PDFDocument({
    ...{ size: [PAPER.width, PAPER.height], margin: 0, bufferPages: true, autoFirstPage: false },
    ...{ pdfVersion: '1.7', tagged: true, lang: document.language, displayTitle: true },
    info: {
      ...{ Title: document.title, Author: document.firm, Creator: document.firm },
      CreationDate: document.madeAt,
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk));
    paper.on('end', () => resolve(Buffer.concat(chunks)));
    paper.on('error', reject);
  });
  // The types of pdfkit lack fonts that are parsed already.
  const register = paper.registerFont.bind(paper) as unknown as (
    name: string,
    font: unknown,
  ) => void;
  for (const { name, font } of Object.values(pdfFonts()).flat()) register(name, font);
  for (let page = 0; page < layout.pages; page += 1) paper.addPage();
  drawElements(paper, layout);
  drawEdges(paper, layout);
  paper.end();
  return done;
}

function drawElements(paper: Paper, { elements }: PdfLayout): void {
  const root = paper.struct('Document');
  paper.addStructure(root);
  for (const element of elements) root.add(structureOf(paper, element));
  root.end();
}

function structureOf(paper: Paper, { type, scope, children, lines }: PdfElement): Structure {
  // The types of pdfkit lack the scope of a table's head.
  const options = scope ? ({ scope } as object) : {};
  const structure = paper.struct(type, options);
  for (const page of new Set(lines.map((line) => line.page))) {
    paper.switchToPage(page);
    const content = paper.markStructureContent(type);
    for (const line of lines) if (line.page === page) drawLine(paper, line);
    paper.endMarkedContent();
    structure.add(content);
  }
  for (const child of children) structure.add(structureOf(paper, child));
  return structure;
}

function drawEdges(paper: Paper, { rules, repeated, pages }: PdfLayout): void {
  for (let page = 0; page < pages; page += 1) {
    paper.switchToPage(page);
    paper.markContent('Artifact', { type: 'Layout' });
    for (const { y, color } of rules.filter((rule) => rule.page === page)) {
      paper
        .moveTo(MARGIN, y)
        .lineTo(PAPER.width - MARGIN, y)
        .lineWidth(color === 'brand' ? 1.5 : 0.5)
        .stroke(colors[color]);
    }
    for (const line of repeated) if (line.page === page) drawLine(paper, line);
    paper.endMarkedContent();
  }
}

/** Letters of different fonts stand on one line: `y` is the top of it. */
const BASE = 0.98;

function drawLine(paper: Paper, { x, y, size, color, runs }: PlacedLine): void {
  let left = x;
  const base = y + size * BASE;
  paper.fillColor(colors[color]).fontSize(size);
  for (const { text, font } of runs) {
    paper.font(font.name).text(text, left, base, { lineBreak: false, baseline: 'alphabetic' });
    left += paper.widthOfString(text);
  }
}
