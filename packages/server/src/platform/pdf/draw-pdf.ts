import PDFDocument from 'pdfkit';
import { layOutPdf, type PdfLayout } from './lay-out-pdf.ts';
import {
  BASE,
  PAPER,
  type PdfColor,
  type PdfElement,
  type PlacedLine,
  type PlacedPicture,
  type PlacedSquares,
} from './page-flow.ts';
import type { DrawnPdf, PdfFile } from './pdf-document.ts';
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

/** Draws documents as one tagged PDF: searchable, with embedded fonts and its structure. */
export async function drawPdf(file: PdfFile): Promise<DrawnPdf> {
  const layouts: PdfLayout[] = [];
  let pages = 0;
  for (const part of file.parts) {
    const layout = layOutPdf(part, pages);
    layouts.push(layout);
    pages += layout.pages;
  }
  const laidOut = {
    pages: layouts.map((layout) => layout.pages),
    places: layouts.flatMap(({ places }, part) => places.map((place) => ({ part, ...place }))),
  };
  if (file.isOnlyLaidOut) return { ...laidOut, bytes: Buffer.alloc(0) };
  const paper = new PDFDocument({
    ...{ size: [PAPER.width, PAPER.height], margin: 0, bufferPages: true, autoFirstPage: false },
    ...{ pdfVersion: '1.7', tagged: true, lang: file.language, displayTitle: true },
    info: {
      ...{ Title: file.title, Author: file.author, Creator: file.author },
      CreationDate: file.madeAt,
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
  for (let page = 0; page < pages; page += 1) paper.addPage();
  const drawing = new Drawing(paper);
  await drawing.embed(layouts.flatMap(picturesIn));
  drawing.draw(file, layouts);
  for (const { name, type, description, bytes } of file.attachments) {
    paper.file(Buffer.from(bytes), {
      ...{ name, type, description, relationship: 'Data' },
      ...{ creationDate: file.madeAt, modifiedDate: file.madeAt },
    } as Parameters<Paper['file']>[1]);
  }
  paper.end();
  return { ...laidOut, bytes: await done };
}

/** A picture of pdfkit, whose types lack it. */
interface OpenedPicture {
  embed(paper: Paper): void;
  finalize(): void;
}

const picturesIn = ({ elements, footPictures }: PdfLayout): Uint8Array[] => {
  const within = ({ pictures, children }: PdfElement): Uint8Array[] => [
    ...pictures.flatMap((one) => ('png' in one ? [one.png] : [])),
    ...children.flatMap(within),
  ];
  return [...elements.flatMap(within), ...footPictures.map(({ png }) => png)];
};

class Drawing {
  readonly #paper: Paper;
  readonly #opened = new Map<Uint8Array, OpenedPicture>();

  constructor(paper: Paper) {
    this.#paper = paper;
  }

  /**
   * Puts pictures into the file, each once and one after the other: they are decoded in
   * parallel, and in the order in which they get ready the file would differ each time.
   */
  async embed(pictures: Iterable<Uint8Array>): Promise<void> {
    const paper = this.#paper as Paper & { openImage(png: Buffer): OpenedPicture };
    for (const png of new Set(pictures)) {
      const opened = paper.openImage(Buffer.from(png));
      this.#opened.set(png, opened);
      await new Promise<void>((resolve) => {
        const finalize = opened.finalize.bind(opened);
        opened.finalize = () => {
          finalize();
          resolve();
        };
        opened.embed(paper);
      });
    }
  }

  draw(file: PdfFile, layouts: readonly PdfLayout[]): void {
    const paper = this.#paper;
    const root = paper.struct('Document');
    paper.addStructure(root);
    let first = 0;
    for (const [index, { elements, pages }] of layouts.entries()) {
      const parent = layouts.length === 1 ? root : paper.struct('Sect');
      if (parent !== root) {
        root.add(parent);
        paper.switchToPage(first);
        paper.outline.addItem(file.parts[index]?.title ?? '');
      }
      for (const element of elements) parent.add(this.#structureOf(element));
      if (parent !== root) parent.end();
      first += pages;
    }
    root.end();
    for (const layout of layouts) this.#drawEdges(layout);
  }

  #structureOf({ type, scope, actual, alt, children, lines, pictures }: PdfElement): Structure {
    const paper = this.#paper;
    // The types of pdfkit lack the scope of a table's head.
    const options = { ...(scope && { scope }), ...(actual && { actual }), ...(alt && { alt }) };
    const structure = paper.struct(type, options as object);
    const pages = new Set([...lines, ...pictures].map(({ page }) => page));
    for (const page of pages) {
      paper.switchToPage(page);
      const content = paper.markStructureContent(type);
      for (const line of lines) if (line.page === page) this.#drawLine(line);
      for (const picture of pictures) if (picture.page === page) this.#drawPicture(picture);
      paper.endMarkedContent();
      structure.add(content);
    }
    for (const child of children) structure.add(this.#structureOf(child));
    return structure;
  }

  #drawEdges({ rules, repeated, footPictures }: PdfLayout): void {
    const paper = this.#paper;
    const pages = new Set([...rules, ...repeated].map(({ page }) => page));
    for (const at of pages) {
      paper.switchToPage(at);
      paper.markContent('Artifact', { type: 'Layout' });
      for (const { page, x, y, width, color } of rules) {
        if (page !== at) continue;
        paper
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(color === 'brand' ? 1.5 : 0.5)
          .stroke(colors[color]);
      }
      for (const line of repeated) if (line.page === at) this.#drawLine(line);
      for (const picture of footPictures) if (picture.page === at) this.#drawPicture(picture);
      paper.endMarkedContent();
    }
  }

  #drawPicture(placed: PlacedPicture | PlacedSquares): void {
    const paper = this.#paper;
    if ('rows' in placed) {
      const { x, y, side, rows } = placed;
      for (const [row, squares] of rows.entries()) {
        for (const [column, isDark] of squares.entries()) {
          if (isDark) paper.rect(x + column * side, y + row * side, side, side);
        }
      }
      paper.fill(colors.ink);
      return;
    }
    const { x, y, width, height, png } = placed;
    const opened: unknown = this.#opened.get(png);
    paper.image(opened as string, x, y, {
      fit: [width, height],
      valign: 'bottom',
    } as object);
  }

  #drawLine({ x, y, size, color, runs }: PlacedLine): void {
    const paper = this.#paper;
    let left = x;
    const base = y + size * BASE;
    paper.fillColor(colors[color]).fontSize(size);
    for (const { text, font } of runs) {
      paper.font(font.name).text(text, left, base, { lineBreak: false, baseline: 'alphabetic' });
      left += paper.widthOfString(text);
    }
  }
}
