import type { Refusal } from '#platform';
import { HELD_MESSAGES_MAX } from './held-messages.ts';
import { officeRefusals } from './office-refusals.ts';

export const leadRefusals = {
  'home-off-the-market': {
    status: 409,
    sentence: 'This home is off the market and can’t be toured anymore.',
  },
  'tour-request-not-found': { status: 404, sentence: 'We can’t find this tour request.' },
  'tour-link-refused': {
    status: 400,
    sentence: 'This link doesn’t work anymore. Sign in, or call us about the tour.',
  },
  'tour-step-refused': {
    status: 409,
    sentence: 'This isn’t possible anymore for this tour.',
  },
  'tour-rating-closed': {
    status: 409,
    sentence: 'You rated this tour more than two weeks ago, so it can’t be changed anymore.',
  },
  'tour-time-taken': {
    status: 409,
    sentence: 'The agent has another tour at that time.',
  },
  'tour-name-unprintable': {
    audience: 'staff',
    status: 409,
    sentence: 'Documents can’t print the client’s name. Type how it’s spelled on them.',
  },
  'agent-not-found': { status: 404, sentence: 'We can’t find this agent.' },
  'lead-not-found': { audience: 'staff', status: 404, sentence: 'We can’t find this lead.' },
  'lead-merged': {
    audience: 'staff',
    status: 409,
    sentence: 'This lead was merged into another one.',
  },
  'merge-two-accounts': {
    audience: 'staff',
    status: 409,
    sentence: 'Both of these leads have an account, so they can’t be merged.',
  },
  'merge-keeps-account': {
    audience: 'staff',
    status: 409,
    sentence: 'Only one of these leads has an account. Keep that one.',
  },
  'merge-outside-scope': {
    audience: 'staff',
    status: 409,
    sentence: 'You can merge leads only if both are yours to work. Claim the unclaimed one first.',
  },
  'household-other': {
    audience: 'staff',
    status: 409,
    sentence: 'Both are in households of their own. Take one of them out first.',
  },
  'household-full': {
    audience: 'staff',
    status: 409,
    sentence: 'A household has at most ten leads.',
  },
  'merge-not-found': { audience: 'staff', status: 404, sentence: 'We can’t find this merge.' },
  'merge-nested': {
    audience: 'staff',
    status: 409,
    sentence: 'This lead was merged into another one since. Undo that merge first.',
  },
  'merge-undone': {
    audience: 'staff',
    status: 409,
    sentence: 'Someone has undone this merge already.',
  },
  'unmerge-email-taken': {
    audience: 'staff',
    status: 409,
    sentence: 'Another lead has the merged lead’s email now. Change it there first.',
  },
  'bulk-action-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this bulk action.',
  },
  'bulk-leads-changed': {
    audience: 'staff',
    status: 409,
    sentence: 'This list changed since the preview. Check the number and try again.',
  },
  'email-consent-missing': {
    audience: 'staff',
    status: 409,
    sentence: 'This person hasn’t agreed to marketing emails.',
  },
  'email-consent-withdrawn': {
    audience: 'staff',
    status: 409,
    sentence: 'This person asked for no more marketing emails.',
  },
  'bulk-text-consent-missing': {
    audience: 'staff',
    status: 409,
    sentence: 'This person hasn’t agreed to marketing texts.',
  },
  'mailbox-stopped': {
    audience: 'staff',
    status: 409,
    sentence: 'Emails to this address came back, or were reported as spam.',
  },
  'quiet-hours': {
    audience: 'staff',
    status: 409,
    sentence: 'It’s night where this person is. The message goes out in the morning.',
  },
  'message-sent': {
    audience: 'staff',
    status: 409,
    sentence: 'This message has been sent.',
  },
  'lead-tags-full': {
    audience: 'staff',
    status: 409,
    sentence: 'This lead has 20 tags, the most that a lead can have.',
  },
  'bulk-undo-refused': {
    audience: 'staff',
    status: 409,
    sentence: 'This can’t be undone anymore.',
  },
  'import-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this import.',
  },
  'import-unreadable': {
    audience: 'staff',
    status: 400,
    sentence: 'We can’t read this file. Save it as “CSV UTF-8” and try again.',
  },
  'import-not-ready': {
    audience: 'staff',
    status: 409,
    sentence: 'Check the columns with a preview first.',
  },
  'import-undo-refused': {
    audience: 'staff',
    status: 409,
    sentence: 'This import can’t be undone anymore.',
  },
  'lead-email-taken': {
    audience: 'staff',
    status: 409,
    sentence: 'Another lead has this email.',
  },
  'lead-without-account': {
    audience: 'staff',
    status: 409,
    sentence: 'This lead has no account to save a search in. Ask them to register first.',
  },
  'value-updates-without-consent': {
    audience: 'staff',
    status: 409,
    sentence:
      'This person hasn’t agreed to marketing email. Write down their consent first, then turn this on.',
  },
  'home-search-without-consent': {
    audience: 'staff',
    status: 409,
    sentence:
      'This person hasn’t agreed to marketing email. Write down their consent first, or turn off emails for this search.',
  },
  'home-search-stopped': {
    audience: 'staff',
    status: 409,
    sentence:
      'They stopped emails about their home search. Write down new consent first, or turn off emails for this search.',
  },
  'agent-cannot-take': {
    audience: 'staff',
    status: 409,
    sentence:
      'This person can’t take leads: they left, don’t work leads, or their license expired. Choose someone else.',
  },
  'cannot-take-leads': {
    audience: 'staff',
    status: 409,
    sentence:
      'You can’t take leads: your license expired, or your role doesn’t work leads. Ask the office.',
  },
  'note-not-found': { audience: 'staff', status: 404, sentence: 'We can’t find this note.' },
  'entry-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this entry of the timeline.',
  },
  'message-not-found': { audience: 'staff', status: 404, sentence: 'We can’t find this message.' },
  'task-not-found': { audience: 'staff', status: 404, sentence: 'We can’t find this task.' },
  'day-item-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'This is no longer on your list.',
  },
  'task-closed': {
    audience: 'staff',
    status: 409,
    sentence: 'This task is done or was deleted. Reopen it first.',
  },
  'plan-not-found': { audience: 'staff', status: 404, sentence: 'We can’t find this plan.' },
  'trigger-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this trigger.',
  },
  'plan-not-in-use': {
    audience: 'staff',
    status: 409,
    sentence: 'This plan isn’t in use.',
  },
  'plan-already-runs': {
    audience: 'staff',
    status: 409,
    sentence: 'This lead is already on this plan.',
  },
  'plan-stops-here': {
    audience: 'staff',
    status: 409,
    sentence: 'This plan doesn’t run in the lead’s current stage.',
  },
  'plan-template-missing': {
    audience: 'staff',
    status: 409,
    sentence: 'A template of this plan is no longer in use. Choose another one in the plan.',
  },
  'plan-ended': { audience: 'staff', status: 409, sentence: 'This plan has ended.' },
  'smart-list-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this list.',
  },
  'smart-lists-full': {
    audience: 'staff',
    status: 409,
    sentence: 'You have as many lists as one person can keep. Delete one first.',
  },
  'smart-list-sharing-refused': {
    audience: 'staff',
    status: 403,
    sentence: 'You don’t have permission to share lists or change shared ones.',
  },
  'lead-without-email': {
    audience: 'staff',
    status: 409,
    sentence: 'This lead has no email address. Call or text them instead.',
  },
  'consent-superseded': {
    audience: 'staff',
    status: 409,
    sentence: 'This person withdrew after that day. Only a later consent counts.',
  },
  'lead-claimed': {
    audience: 'staff',
    status: 409,
    sentence: 'Someone else has claimed this lead.',
  },
  'inquiry-not-found': { status: 404, sentence: 'We can’t find this inquiry.' },
  'recipient-refused': {
    audience: 'staff',
    status: 400,
    sentence: 'Emails go only to contacts of the lead and to staff.',
  },
  'sender-refused': {
    audience: 'staff',
    status: 400,
    sentence: 'Answers can go only to an address of your own, or to the brokerage’s.',
  },
  'scheduled-email-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this message.',
  },
  'scheduled-email-closed': {
    audience: 'staff',
    status: 409,
    sentence: 'This message was sent or canceled, so it can’t be changed anymore.',
  },
  'scheduled-email-of-another': {
    audience: 'staff',
    status: 403,
    sentence: 'Only the person who wrote this email can change it.',
  },
  'scheduled-emails-full': {
    audience: 'staff',
    status: 409,
    sentence: 'You have 50 scheduled emails, the most allowed. Cancel one first.',
  },
  'lead-referral-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this referral.',
  },
  'lead-referrals-full': {
    audience: 'staff',
    status: 409,
    sentence: 'This lead has 20 referrals, the most we keep.',
  },
  'fair-housing-words': {
    audience: 'staff',
    status: 409,
    sentence: 'Fair housing law protects what some words say. Change them, or give a reason.',
  },
  'bulk-message-repeated': {
    audience: 'staff',
    status: 409,
    sentence:
      'You sent this message to some of these leads within the last hour. Leave those leads out.',
  },
  'too-many-bulk-messages': {
    audience: 'staff',
    status: 429,
    sentence: 'You have sent 20 bulk messages in the last 24 hours, the most allowed.',
  },
  'too-many-emails': {
    audience: 'staff',
    status: 429,
    sentence: 'You have sent many emails in the last ten minutes. Wait a little.',
  },
  'too-many-undoable': {
    audience: 'staff',
    status: 429,
    sentence: `You have ${HELD_MESSAGES_MAX} messages about to go out. Wait a few seconds and try again.`,
  },
  'lead-without-phone': {
    audience: 'staff',
    status: 409,
    sentence: 'This lead has no phone number. Email them instead.',
  },
  'inquiry-link-refused': {
    status: 400,
    sentence: 'This link doesn’t work anymore. Call us, and we’ll tell you where your message is.',
  },
  'lead-rule-not-found': { audience: 'staff', status: 404, sentence: 'We can’t find this rule.' },
  'lead-rules-full': {
    audience: 'staff',
    status: 409,
    sentence: 'There are 100 rules, the most we keep.',
  },
  'source-cost-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this cost.',
  },
  'pond-not-found': { audience: 'staff', status: 404, sentence: 'We can’t find this pond.' },
  'pond-in-use': {
    audience: 'staff',
    status: 409,
    sentence: 'A rule still uses this pond. Change the rule first.',
  },
  'pond-claims-full': {
    audience: 'staff',
    status: 409,
    sentence: 'You have as many open leads from this pond as one member may have.',
  },
  'list-link-refused': {
    status: 400,
    sentence: 'This link doesn’t work anymore. Sign up again, or ask us to take you off the list.',
  },
  ...officeRefusals,
} as const satisfies Record<string, Refusal>;
