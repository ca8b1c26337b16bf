import type { DocumentRole } from '@homestead/contract/documents';

/*
 * What sealed documents say around their wording. They are in English, the language of the forms,
 * for all their readers.
 */
export const pdfWords = {
  addedFoot: (title: string, envelope: string) => `Envelope ${envelope} · ${title}`,
  unprintable: 'A character that can’t be printed is shown as a box (□).',
  certificate: 'Certificate of signing',
  certificateOf: (envelope: string) => `Certificate of signing · ${envelope}`,
  documents: 'Documents',
  version: (version: string) => `Version ${version}`,
  dataHash: 'Hash of the answers (SHA-256)',
  signers: 'Signers',
  roles: {
    seller: 'Seller',
    buyer: 'Buyer',
    agent: 'Agent',
    witness: 'Witness',
    approver: 'Approver',
    copy: 'Receives a copy',
  } satisfies Record<DocumentRole, string>,
  signerAs: (name: string, role: string) => `${name}, ${role}`,
  identification: 'Identified by',
  consent: 'Consent',
  sent: 'Sent',
  seen: 'Opened',
  signed: 'Signed',
  ip: 'IP address',
  device: 'Device',
  notKnown: 'Not recorded',
  log: 'Log',
  envelope: 'Envelope',
  logHead: 'Hash of the last entry (SHA-256)',
  checkAt: (address: string) => `To check this document, scan the code or open ${address}`,
  codeAlt: (address: string) => `QR code for ${address}`,
} as const;
