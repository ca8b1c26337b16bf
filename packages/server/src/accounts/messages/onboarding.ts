import { defineMessages } from '@homestead/contract/platform';

/** What the history of the onboarding checklist says. */
export const onboardingMessages = defineMessages({
  step: 'Step',
  help: 'How to do it',
  doer: 'Who checks it off',
  byAgent: 'The agent',
  byOffice: 'The office',
  position: 'Position',
  titleTaken: 'Step is on the checklist already',
  done: 'Done',
  yes: 'Yes',
  no: 'No',

  // what the checklist starts with
  agreement: 'Sign the independent contractor agreement',
  agreementHelp: 'The office sends it for signature.',
  transfer: 'Transfer the license to the brokerage',
  transferHelp: 'Then enter its number and expiration on the person’s page.',
  insurance: 'Show proof of E&O insurance',
  insuranceHelp: 'Carrier, policy number and expiration.',
  memberships: 'Join the MLS and the REALTOR® association',
  twoStep: 'Set up two-step sign-in',
  twoStepHelp: 'In your account settings.',
  profile: 'Write your profile and add a photo',
  profileHelp: 'At Agent Profiles.',
  calendar: 'Set your hours and subscribe to your calendar',
  calendarHelp: 'At My Calendar.',
  policies: 'Read the fair housing and agency disclosure policies',
  supplies: 'Order signs, lockboxes and business cards',
  meeting: 'Meet the broker',
});
