import { defineMessages } from '@homestead/contract/platform';

/** What the history of the onboarding checklist says. */
export const onboardingMessages = defineMessages({
  step: 'Step',
  help: 'How to do it',
  doer: 'Who ticks it',
  byAgent: 'The agent',
  byOffice: 'The office',
  position: 'Position',
  titleTaken: 'Step is on the checklist already',
  done: 'Done',
  yes: 'Yes',
  no: 'No',
});
