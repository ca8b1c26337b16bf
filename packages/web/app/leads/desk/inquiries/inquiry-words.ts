import type { WireInquiry } from '@homestead/contract/leads';
import { inquiryMessages } from '../messages/inquiries.ts';
import { leadListMessages } from '../messages/lead-list.ts';

/** The name that an inquiry came with; a general one if the viewer may not see names. */
export const inquiryName = ({ name }: Pick<WireInquiry, 'name'>): string =>
  name ?? leadListMessages.nameHidden();

/** What an inquiry came by. */
export const inquiryKindLabels: Record<WireInquiry['kind'], () => string> = {
  contact: inquiryMessages.contact,
  home: inquiryMessages.home,
  tour: inquiryMessages.tour,
  quiz: inquiryMessages.quiz,
  'app-notice': inquiryMessages.appNotice,
  'home-value': inquiryMessages.homeValue,
  registration: inquiryMessages.registration,
  'saved-search': inquiryMessages.savedSearch,
  agent: inquiryMessages.agentPage,
  email: inquiryMessages.emailed,
  text: inquiryMessages.text,
  'registration-prompt': inquiryMessages.registrationPrompt,
  offer: inquiryMessages.offer,
};

/** How a lead was answered. */
export const contactWays: Record<NonNullable<WireInquiry['answeredHow']>, () => string> = {
  call: inquiryMessages.call,
  text: inquiryMessages.text,
  email: inquiryMessages.emailed,
  meeting: inquiryMessages.meeting,
};
