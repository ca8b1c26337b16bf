import { defineMessages } from '@homestead/contract/platform';

/** The onboarding checklist: its steps, and how far an agent is. */
export const onboardingMessages = defineMessages({
  title: 'Onboarding',
  own: 'Your onboarding',
  progress: '{done, number} of {total, number} steps done',
  complete: 'All {total, number} steps are done.',
  none: 'You have no onboarding checklist.',
  noneYet: '{name} has no onboarding checklist.',
  start: 'Start onboarding',
  started: 'Onboarding started',
  byOffice: 'The office does this',
  doneBy: 'Done by {name}',
  doneBySomeone: 'Done',
  history: 'History',
  ticked: 'Checked off',
  unticked: 'Unchecked',
  notice: 'Welcome! {done, number} of {total, number} onboarding steps are done.',
  open: 'Open the checklist',

  steps: 'Onboarding Steps',
  step: 'Step',
  help: 'How to do it',
  doer: 'Who checks it off',
  agent: 'The agent, or the office for them',
  office: 'The office',
  agentShort: 'Agent',
  officeShort: 'Office',
  retired: 'Retired',
  add: 'Add step',
  noSteps: 'No steps yet',
});
