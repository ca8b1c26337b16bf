import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './verify.es.ts';

/** The page that checks sealed documents, and the one in every bundle. */
export const verifyMessages = defineMessages(spanish.verifyMessages, {
  lead: 'Is this document valid, who signed it, and has anything been changed since? Your browser checks the file itself. Nothing is uploaded.',
  offlineTitle: 'Check the documents of this bundle',
  offlineLead:
    'This page checks the documents of this bundle, and any other PDF or bundle from the brokerage, without a connection. Nothing is uploaded.',
  offlineNote:
    'It knows the certificates that the brokerage had when it made this bundle. A false bundle can come with a false page, so rely on the brokerage’s own page, at its own address.',
  noScript: 'This page needs JavaScript, because your browser does the checking.',
  cannotCheck: 'This browser can’t check files. Open the page over https in a current browser.',

  // the file
  choose: 'Choose a PDF or a bundle',
  another: 'Check another file',
  dropHere: 'or drop it here. A bundle is a ZIP file that comes with the PDF.',
  dropOffline: 'or drop it here: the PDF, or the ZIP file as you got it.',
  checking: 'Checking {name} …',
  checked: 'Checked: {name}',
  failed: 'The file can’t be opened. Try again.',
  tooLarge: 'This file is larger than any sealed document.',

  // what comes of it
  valid: 'This document is valid',
  validLead:
    '{brokerage} sealed it on {at}. Since then, not a single character of the file has changed.',
  demo: 'Unchanged, but sealed by a demo',
  demoLead:
    'The file is exactly as it was sealed on {at}. But a demo made the certificate for itself, so nobody vouches for who sealed it.',
  invalid: 'This document is not valid',
  invalidLead:
    'It has been changed since it was sealed: something was changed, added, left out or put together differently. Don’t rely on it. Ask the brokerage for the original.',
  stranger: 'This document wasn’t sealed by this brokerage',
  strangerLead:
    'The file hasn’t changed since it was sealed, but with a certificate that we don’t know ({name}). Anyone can make one and name it as they like.',
  unsealed: 'This file has no seal of this brokerage',
  unsealedLead:
    'So nothing can be said about it. If it was printed and scanned, or saved again by another program, the seal is lost: ask for the file as it was emailed.',
  damaged: 'This file can’t be read',
  damagedLead: 'It may not have arrived in full. Ask for it again, or download it again.',

  // parts of the report
  documents: 'What was signed',
  version: 'version {version}',
  uploaded: 'uploaded PDF',
  signers: 'Who signed',
  signedAt: 'signed {at}',
  roleSeller: 'Seller',
  roleBuyer: 'Buyer',
  roleAgent: 'Agent',
  roleWitness: 'Witness',
  roleApprover: 'Approver',
  roleCopy: 'Receives a copy',
  byLinkAndText: 'by a link sent to their email and a code sent to their phone',
  byLinkAndEmail: 'by a link and a code sent to their email',
  byTextAndEmail: 'by a link sent to their phone and a code sent to their email',
  byText: 'by a link and a code sent to their phone',
  byAccount: 'signed in to their account',
  inPerson: 'in person, confirmed by {name}',
  consented: 'agreed to sign electronically (version {version})',
  checks: 'What was checked',
  bad: 'Wrong',
  note: 'Note',
  good: 'OK',
  facts: 'Details',
  envelope: 'Name',
  sealedBy: 'Sealed by',
  sealedAt: 'Sealed',
  code: 'Code',
  fingerprint: 'Certificate (SHA-256)',
  hash: 'File (SHA-256)',

  // the record of a code
  record: 'What our records say',
  recordLead:
    'The code that you scanned belongs to “{title}”, sealed {at}. To see whether your copy is unchanged, check its file, too.',
  recordMissing: 'We have no seal with this code. Compare it with the certificate page.',
  recordFailed: 'Our records can’t be reached now. You can still check the file.',
  recordLoading: 'Looking the code up …',
  recordSame: 'This file is the one that our records have under the code.',
  recordCopy:
    'This file has the code, but isn’t one of the files that our records have under it. Compare it with a copy from the brokerage.',
  recordOther: 'This file belongs to another code than the one that you scanned.',

  // checks: readable
  readableOk: 'The file can be read.',
  notAPdf: 'This is neither a PDF nor a bundle.',
  cutOff: 'The end of the file is missing.',
  bundleTooLarge: 'The bundle is larger than any of ours.',
  bundleUnreadable: 'The bundle can’t be unpacked.',
  // one-seal, whole-file, gap
  oneSealOk: 'The file has one seal.',
  noSeal: 'The file has no seal.',
  severalSeals: 'The file has several signatures. Ours have exactly one.',
  appended: 'Something was added to the file after it was sealed.',
  otherKind: 'The file has a signature of another kind than ours.',
  wholeFileOk: 'The seal covers the whole file.',
  notCovered: 'The seal doesn’t cover the whole file: something was added or cut off.',
  gapOk: 'There is nothing in the file but what is sealed, and the seal.',
  gapFilled: 'There is something where only the seal may be.',
  // signature, certificate, key-usage
  signatureOk: 'Everything is as it was sealed.',
  changed: 'The file was changed after it was sealed.',
  wrongSignature:
    'The seal doesn’t belong to this file, or was made in a way that we don’t accept.',
  certificateOk: 'The seal was made with the brokerage’s certificate.',
  certificateDemo:
    'The certificate was made by a demo. It proves nothing about who sealed the file.',
  certificateUnknown: 'We don’t know the certificate of the seal: {name}.',
  certificateNotValid: 'The brokerage’s certificate wasn’t valid when the file was sealed.',
  keyUsageOk: 'The certificate may be used for sealing documents.',
  keyUsageWrong: 'The certificate isn’t made for sealing documents.',
  // stamp
  stampOk: 'A time-stamp service confirms the time: {at}.',
  stampNone: 'No time-stamp service confirms the time. It is that of the brokerage’s clock.',
  stampMissing: 'The time stamp that this seal needs is missing.',
  stampUnknown: 'The time stamp is from a service that we don’t know: {name}.',
  stampWrong: 'The time stamp doesn’t belong to this seal.',
  // facts and log
  factsOk: 'What was signed is attached in full.',
  factsMissing: 'What was signed isn’t attached, or can’t be read.',
  logOk: 'Every entry of the log is as it was written, in its place.',
  logWrong: 'Entries of the log were changed, moved or left out: {list}.',
  logCompleteOk: 'The log is complete, up to the last signature.',
  logCutOff: 'The end of the log is missing.',
  logLater: 'The log has entries from after the seal.',
  signersOk: 'Every signature is in the log, after the signer’s consent.',
  signersNone: 'Nobody has signed.',
  signersTwice: 'The same signer is there twice.',
  signersWrong: 'The log doesn’t confirm these signatures: {list}.',
  // documents, data, consent, images
  documentsOk: 'The documents are those that were signed, in the same versions.',
  documentsNone: 'There are no documents in it.',
  documentsWrong: 'The documents aren’t those that were signed.',
  dataOk: 'The answers are those that were signed.',
  dataWrong: 'Answers were changed in: {list}.',
  consentOk: 'The consent is the text that each signer agreed to.',
  consentChanged: 'The text of the consent was changed: version {list}.',
  consentMissing: 'The text that these signers agreed to is missing: {list}.',
  imagesOk: 'The pictures of the signatures are unchanged.',
  imagesWrong: 'The picture of these signatures was changed: {list}.',
  // the bundle's files
  bundleOk: 'The bundle has the files that belong to it, and no others.',
  bundleMissing: 'Files of the bundle are missing: {list}.',
  bundleExtra: 'Files in the bundle don’t belong to it: {list}.',
  bundleNoPdf: 'There is no PDF in the bundle.',
  bundleSeveral: 'There are several PDFs in the bundle.',
  bundleEventsOk: 'The log beside the PDF is the sealed one.',
  bundleEventsWrong: 'The log beside the PDF isn’t the sealed one.',
  bundleConsentOk: 'The text of the consent beside the PDF is the sealed one.',
  bundleConsentWrong: 'The text of the consent beside the PDF isn’t the sealed one: {list}.',
  bundleFormsOk: 'The forms beside the PDF are those that were signed.',
  bundleFormsWrong: 'These forms aren’t the versions that were signed: {list}.',
});
