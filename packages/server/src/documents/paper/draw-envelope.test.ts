import { layOutForm } from '@homestead/contract/documents';
import { PDF } from '@libpdf/core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import {
  answersTo,
  initialedForm,
  sampleForm,
} from '../../../../contract/test/documents/sample-form.ts';
import { drawEnvelope, layOutWithPages } from './draw-envelope.ts';
import type { EnvelopeDrawing } from './envelope-drawing.ts';

const at = new Date('2026-11-28T03:30:00Z');
const facts = { address: '5120 Sample Street, Omaha' };
let envelope: EnvelopeDrawing;

beforeAll(async () => {
  const signature = async (fill: string) => {
    const background = { r: 255, g: 255, b: 255, alpha: 0 };
    const mark = `<svg width="600" height="200"><path d="M9 150L500 30" stroke="${fill}"/></svg>`;
    return sharp({ create: { width: 600, height: 200, channels: 4, background } })
      .composite([{ input: Buffer.from(mark) }])
      .png()
      .toBuffer();
  };
  const [seller, buyer] = await Promise.all([signature('#000'), signature('#00f')]);
  envelope = {
    ...{ title: 'Papers of a home', author: 'Prairie & Main', madeAt: at },
    papers: [
      layOutForm(sampleForm, answersTo(sampleForm), facts),
      layOutForm(initialedForm, answersTo(initialedForm), facts),
    ],
    signatures: [
      { paper: 0, line: 'seller-1', name: 'Ann Sample', at, png: seller },
      { paper: 1, line: 'buyer-2', name: 'Bo Sample', at, png: buyer },
    ],
    initials: [
      { paper: 0, key: null, role: 'seller', name: 'Ann Sample', png: seller },
      { paper: 1, key: 'receipt-1-b', role: 'buyer', name: 'Bo Sample', png: buyer },
    ],
    certificate: {
      ...{ envelope: 'ENV-17', address: 'https://homes.example/verify#d=17' },
      logHead: 'b'.repeat(64),
      documents: [{ title: 'Sample form', version: '2026-01-01', dataHash: 'a'.repeat(64) }],
      signers: [
        {
          ...{ name: 'Ann Sample', role: 'seller', identification: 'Link and code by SMS' },
          ...{ consentVersion: '2026-01-02', ip: '203.0.113.9', device: null, png: seller },
          ...{ sentAt: at, seenAt: null, signedAt: at },
        },
      ],
    },
    attachments: [
      {
        ...{ name: 'seal.json', type: 'application/json', description: 'The log' },
        bytes: Buffer.from('{"events":[]}'),
      },
    ],
  };
});

test('papers and certificate are one tagged PDF, the same each time', async () => {
  const { pdf, pageCount, pagesOfPapers } = await drawEnvelope(envelope);
  const raw = pdf.toString('latin1');
  expect(raw).toMatch(/\/Marked true/);
  expect(raw).toMatch(/\/EmbeddedFiles/);
  expect(raw).toContain('(seal.json)');
  expect(pdf.equals((await drawEnvelope(envelope)).pdf)).toBe(true);

  const pages = (await PDF.load(pdf)).getPages().map((page) => page.extractText().text);
  expect(pages).toHaveLength(pageCount);
  const [first = 0, second = 0] = pagesOfPapers;
  expect(pageCount).toBe(first + second + 1);
  expect(pages[0]).toContain(`Page 1 of ${first}`);
  expect(pages[0]).toContain('Seller initials');
  expect(pages[first]).toContain(`Page 1 of ${second}`);
  // The evening before, where the brokerage is.
  const signed = pages.slice(0, first).join(' ');
  expect(signed).toContain('11-27-2026');
  expect(signed).toContain('Ann Sample');

  const certificate = pages.at(-1) ?? '';
  for (const text of ['ENV-17', 'Version 2026-01-02', '203.0.113.9', '03:30:00 UTC']) {
    expect(certificate).toContain(text);
  }
  expect(certificate).toContain('9:30:00 PM CST');
  expect(certificate.replaceAll(/\s/g, '')).toContain('b'.repeat(64));
});

test('says where the lines to sign on are', async () => {
  const { places, pagesOfPapers } = await drawEnvelope(envelope);
  expect(places.map(({ part, id }) => `${part} ${id}`)).toEqual(
    [0, 1].flatMap((part) =>
      ['seller-1', 'seller-2', 'buyer-1', 'buyer-2'].map((line) => `${part} ${line}`),
    ),
  );
  for (const { part, page, x, y, width, height } of places) {
    const before = part === 0 ? 0 : (pagesOfPapers[0] ?? 0);
    expect(page).toBeGreaterThanOrEqual(before);
    expect(page).toBeLessThan(before + (pagesOfPapers[part] ?? 0));
    expect(x + width).toBeLessThan(612 - 36);
    expect(y + height).toBeLessThan(792 - 36);
  }
});

test('a form says how many pages it has, also when long comments make it longer', async () => {
  const short = await layOutWithPages(sampleForm, {}, '5120 Sample Street');
  const answers = { 'III.comments': 'A long story. '.repeat(2000) };
  const long = await layOutWithPages(sampleForm, answers, '5120 Sample Street');
  expect(long.pages).toBeGreaterThan(short.pages + 2);
  for (const { paper, pages } of [short, long]) {
    const drawn = await drawEnvelope({
      ...envelope,
      ...{ papers: [paper], certificate: null, attachments: [], signatures: [], initials: [] },
    });
    expect(drawn.pageCount).toBe(pages);
    const certified = { kind: 'text', text: expect.stringContaining(`of ${pages} pages`) };
    expect(paper.blocks).toContainEqual(expect.objectContaining(certified));
  }
});
