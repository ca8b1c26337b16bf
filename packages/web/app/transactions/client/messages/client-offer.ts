import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './client-offer.es.ts';

/** A client’s page of their offer. */
export const clientOfferMessages = defineMessages(spanish.clientOfferMessages, {
  title: 'Your offer',
  inOtherLanguage: 'Ver esta página en español',
  titleOn: 'Your offer on {home}',
  code: 'Offer {code}, {isDraft, select, yes {draft} other {version}} {version}',
  // before the link was read
  linkLead: 'This page opens with the link in the email from your agent.',
  openOffer: 'Open your offer',
  opening: 'Opening your offer …',
  // states
  draft: 'Your agent prepared this offer. It hasn’t gone to the seller yet.',
  waiting: 'Waiting for the seller’s answer.',
  waitingUntil: 'Waiting for the seller’s answer until {when}.',
  countered: 'The seller made a counteroffer. Your agent will go over it with you.',
  accepted: 'The seller accepted. The home is under contract.',
  backup: 'The seller accepted your offer as a back-up, in case the first one falls through.',
  rejected: 'The seller said no to this offer.',
  withdrawn: 'This offer was withdrawn.',
  expired: 'This offer expired without an answer.',
  // figures
  photoOf: 'Photo of {home}',
  price: 'Offer price',
  cash: 'Cash to close',
  cashKnown: 'Cash to close, known so far',
  month: 'Monthly cost',
  estimated: 'Cash and monthly cost are estimates; all terms below say what they assume.',
  // parts
  dates: 'Dates',
  noDates: 'No dates are set yet.',
  documents: 'Documents you’ll need',
  next: 'What comes next',
  nextIf: 'If the seller accepts',
  earnest:
    'Deliver the earnest deposit of {amount} as the purchase agreement says. The broker who holds it puts it into a trust account within 72 hours, or by the end of the next banking day.',
  earnestUnknown:
    'Deliver the earnest deposit as the purchase agreement says. The broker who holds it puts it into a trust account within 72 hours, or by the end of the next banking day.',
  inspect: 'The home is inspected. You and your agent decide what to ask the seller for.',
  finance: 'Your lender and the title company prepare the loan and the title.',
  clearTitle: 'The title company checks the title. Have your proof of funds ready.',
  backupWaits:
    'Your offer is next in line. It becomes the contract only if the first contract falls through. You don’t owe anything until then.',
  backupAsk:
    'Ask your agent how long your offer stays open, and how to withdraw it if you find another home.',
  walkthrough: 'You walk through the home one last time before closing.',
  close: 'At closing you sign, pay the cash to close, and get the keys.',
  allTerms: 'All terms',
  print: 'Print or save PDF',
  notAContract: 'This page is for information. Only the signed purchase agreement is binding.',
  // approving
  approveTitle: 'Approve these terms',
  yourApproval: 'Your approval',
  approveLead:
    'If everything on this page is right, type your name and approve. We’ll let your agent know right away. This isn’t a signature.',
  name: 'Your name',
  nameNeeded: 'Your name is required',
  nameTooLong: 'Your name is too long',
  approve: 'Approve these terms',
  approved:
    'You approved these terms ({isDraft, select, yes {draft} other {version}} {version}) on {when}, as {name}.',
  approvedNow: 'Thank you. Your agent will see that you approve these terms.',
  outdated: 'You approved earlier terms. They have changed since, so look over the new ones.',
  changedTitle: 'What changed',
  // asking
  askTitle: 'Ask your agent',
  question: 'Your question',
  questionNeeded: 'Your question is required',
  questionTooLong: 'Your question is too long',
  ask: 'Send question',
  asked: 'Your question is on its way. Your agent will get back to you.',
  yourQuestions: 'What you asked',
  askedOn: 'Asked {when}',
  answeredOn: 'Your agent got in touch about it {when}',
  notAnswered: 'Your agent will get back to you.',
  // agent
  agentTitle: 'Your agent',
  agentOf: '{name}, {firm}',
  call: 'Call {phone}',
  write: 'Email {name}',
});
