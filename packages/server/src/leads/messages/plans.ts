import { defineMessages } from '@homestead/contract/platform';

/** Steps of plans in a line each, their fields, and what can't be used. */
export const planMessages = defineMessages({
  email: 'Email: {name}',
  text: 'Text: {name}',
  task: '{kind}: {title}',
  stage: 'Stage: {name}',
  tag: 'Tag: {tag}',
  waitHours: '{count, plural, one {Wait # hour} other {Wait # hours}}',
  waitDays: '{count, plural, one {Wait # day} other {Wait # days}}',
  waitBusinessDays: '{count, plural, one {Wait # business day} other {Wait # business days}}',
  waitAt: '{wait}, until {at}',
  gone: 'no longer there',

  // history
  yes: 'Yes',
  no: 'No',
  byHand: 'by hand',
  onArrival: 'when a lead arrives',
  onStage: 'when a lead enters a stage',
  plan: 'Action plan',
  nameTaken: 'is the name of another plan',

  // what can't be used
  lacks: 'step {number} needs: {what}',
  unknownTemplate: 'step {number} needs an office template that is in use',
  unknownStage: 'step {number} needs a stage that is in use',
  unknown: '{label} has a choice that isn’t offered',
  waitAtEnd: 'must not end with a wait',
  needsSteps: 'are needed before the plan can be used',
  needsStages: 'are needed when it starts in a stage',
  template: 'Template {name}',
});

/** Kinds of tasks. */
export const planTaskMessages = defineMessages({
  call: 'Call',
  text: 'Text',
  email: 'Email',
  followUp: 'Follow up',
  showing: 'Showing',
  other: 'Task',
});

/** Why a plan on a lead paused, stopped or waits, and why a step was refused. */
export const leadPlanMessages = defineMessages({
  // paused and stopped
  byEmail: 'They answered by email',
  byText: 'They answered by text',
  byCall: 'You reached them by phone',
  byHandPaused: 'Paused by hand',
  byHandStopped: 'Stopped by hand',
  byStage: 'The lead is in a stage in which the plan stops',
  byErasure: 'The lead was erased',
  byMerge: 'The lead was merged with another one',

  // held
  quietHours: 'Quiet hours where they live',
  noAgent: 'No agent yet',

  // refusals
  noEmail: 'No email address',
  noPhone: 'No phone number',
  mailboxStopped: 'Emails to this address came back or were reported as spam',
  noEmailConsent:
    'We added them without hearing from them, and they haven’t agreed to marketing emails',
  emailWithdrawn: 'They don’t want marketing emails',
  noTextConsent: 'They haven’t agreed to texts',
  textWithdrawn: 'They withdrew their consent to texts',
  textsOff: 'Texts aren’t set up',
  textTooLong: 'The text is too long for this lead',
  mergeFields: 'The template needs something that isn’t known about this lead',
  fairHousing: 'Fair housing law protects what some words of the template say',
  templateGone: 'The template is no longer in use',
  stageGone: 'The stage is no longer in use',
  tagsFull: 'The lead has as many tags as it can have',
  otherReason: 'It couldn’t be done',

  // timeline
  started: 'Plan started: {plan}',
  notStarted: 'Plan not started: {plan}. {reason}.',
  paused: 'Plan paused: {plan}. {reason}.',
  resumed: 'Plan resumed: {plan}',
  stopped: 'Plan stopped: {plan}. {reason}.',
  finished: 'Plan finished: {plan}',
  skipped: 'Step skipped in {plan}: {step}',
  refused: 'Not done in {plan}: {step}. {reason}.',
});
