import { paperWords } from '@homestead/contract/documents';
import { localFormat } from '@homestead/contract/platform';
import { encode } from 'uqr';
import { PAGE, PAGES, type PdfBlock, type PdfPart } from '#platform';
import type { Certificate, CertifiedSigner } from './envelope-drawing.ts';
import { pdfWords } from './pdf-words.ts';

const SIGNATURE_HEIGHT = 32;

const localTime = localFormat('en-US', {
  ...{ year: 'numeric', month: 'short', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit', second: '2-digit', timeZoneName: 'short' },
});

/** The page that says who signed, when, how we know, and where it can be checked. */
export function certificatePart(certificate: Certificate): PdfPart {
  const { envelope, documents, signers, logHead, address, notes = [] } = certificate;
  const rows = encode(address, { ecc: 'M', border: 0 }).data;
  return {
    ...{ title: pdfWords.certificate, firm: '', firmLines: [], isForm: true },
    foot: pdfWords.certificateOf(envelope),
    pageOf: paperWords.pageOf(PAGE, PAGES),
    unprintable: pdfWords.unprintable,
    blocks: [
      { kind: 'heading', level: 1, text: pdfWords.certificate },
      {
        kind: 'columns',
        columns: [
          [pdfWords.checkAt(address), ...notes].map((text): PdfBlock => ({ kind: 'text', text })),
          [{ kind: 'squares', rows, alt: pdfWords.codeAlt(address) }],
        ],
      },
      { kind: 'heading', text: pdfWords.documents },
      {
        kind: 'facts',
        rows: documents.flatMap(({ title, version, dataHash }) => [
          { label: title, value: pdfWords.version(version) },
          { label: pdfWords.dataHash, value: dataHash },
        ]),
      },
      { kind: 'heading', text: pdfWords.signers },
      ...inPairs(signers).map((pair): PdfBlock => {
        const columns = [0, 1].map((at) => (pair[at] ? blocksOfSigner(pair[at]) : []));
        return { kind: 'columns', columns };
      }),
      { kind: 'heading', text: pdfWords.log },
      {
        kind: 'facts',
        rows: [
          { label: pdfWords.envelope, value: envelope },
          { label: pdfWords.logHead, value: logHead },
        ],
      },
    ],
  };
}

const inPairs = <Item>(items: readonly Item[]): Item[][] =>
  items.flatMap((_, at) => (at % 2 === 0 ? [items.slice(at, at + 2)] : []));

function blocksOfSigner(signer: CertifiedSigner): PdfBlock[] {
  const { name, role, identification, consentVersion, ip, device, png } = signer;
  const blocks: PdfBlock[] = [
    { kind: 'heading', level: 3, text: pdfWords.signerAs(name, pdfWords.roles[role]) },
    {
      kind: 'facts',
      rows: [
        { label: pdfWords.identification, value: identification },
        {
          label: pdfWords.consent,
          value: consentVersion === null ? pdfWords.notKnown : pdfWords.version(consentVersion),
        },
        { label: pdfWords.sent, value: bothTimes(signer.sentAt) },
        { label: pdfWords.seen, value: bothTimes(signer.seenAt) },
        { label: pdfWords.signed, value: bothTimes(signer.signedAt) },
        { label: pdfWords.ip, value: ip ?? pdfWords.notKnown },
        { label: pdfWords.device, value: device ?? pdfWords.notKnown },
      ],
    },
  ];
  if (png) {
    const alt = paperWords.signatureBy(name);
    blocks.push({ kind: 'picture', png, alt, height: SIGNATURE_HEIGHT });
  }
  return blocks;
}

/** An instant where the brokerage is, and in UTC. */
function bothTimes(at: Date | null): string {
  if (at === null) return pdfWords.notKnown;
  const utc = at.toISOString().replace('T', ' ').slice(0, 19);
  return `${localTime(at).replaceAll('\u202f', ' ')} (${utc} UTC)`;
}
