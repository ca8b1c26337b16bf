import { defineMessages } from '@homestead/contract/platform';

/** What is missing before an envelope can be sent. */
export const checkMessages = defineMessages({
  title: 'Before you send',
  ready: 'Nothing is missing.',
  mustDo: 'Needed before it can be sent',
  shouldDo: 'Check this, too',
  noSigner: 'Add someone who signs or approves.',
  noName: '{name} stands for someone. Add their name.',
  noEmail: '{name} needs an email address, or has to sign in person.',
  noPhone: '{name} has no phone number, so the code goes to the same mailbox as the link.',
  noRole: '{form} needs: {role}',
  openItems: '{title}: {count, plural, one {# item} other {# items}} to check',
  notApproved: 'The brokerage hasn’t approved the wording of {title} yet.',
  noFields: '{title} has no fields yet. Place them on its pages, or nobody signs it.',
  nothingToSign: '{name} has nothing to sign in these documents.',
  dueOver: 'The due date has passed.',
  expired: 'The last day to sign has passed.',
  send: 'Send',
  sendTo: 'Sends an email with a link to: {names}.',
  sendToNobody: 'Nobody gets an email now: they sign on your device.',
  sent: '{title} sent',
});
