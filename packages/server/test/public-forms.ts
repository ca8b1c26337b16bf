import {
  type InquiryKind,
  leadEndpoints,
  type MailingList,
  quizQuestions,
} from '@homestead/contract/leads';
import { localInstants } from '@homestead/contract/platform';

const TIME = '10:00';

/** A public form that makes a lead or a sign-up, and what it leaves behind. */
export interface PublicForm {
  name: string;
  path: string;
  body(email: string): object;
  /** The kind of inquiry on the person's lead. */
  inquiry: InquiryKind | null;
  list?: MailingList;
  isTour?: true;
  /** How many emails it sends to the person, and to the team. */
  mails: { own: number; team: number };
}

/** Valid forms about a home, from Ann Baker. */
export function publicForms(mlsNumber: string): PublicForm[] {
  const phone = '(402) 555-0100';
  const message = 'Is the basement dry?';
  const requester = { user_name: 'Ann Baker', phone };
  const answered = { own: 1, team: 1 };
  return [
    {
      name: 'question about a home',
      path: leadEndpoints.contactAboutHome.path,
      body: (email) => ({
        ...{ id: 0, propertiesid: mlsNumber, firstname: 'Ann', lastname: 'Baker', email },
        ...{ phonenumber: phone, message },
      }),
      inquiry: 'home',
      mails: answered,
    },
    {
      name: 'contact form',
      path: leadEndpoints.saveContact.path,
      body: (email) => ({ first_name: 'Ann', last_name: 'Baker', email, phone, message }),
      inquiry: 'contact',
      mails: answered,
    },
    {
      name: 'tour request',
      path: leadEndpoints.requestTour.path,
      body: (email) => ({
        ...{ propertyId: mlsNumber, firstName: 'Ann Baker', email, phone, comments: message },
        ...{ date_Time: inAWeek(), time: [TIME], inPersonTour: true, videoChatTour: false },
      }),
      inquiry: 'tour',
      isTour: true,
      mails: answered,
    },
    {
      name: 'quiz',
      path: leadEndpoints.saveQuizDetails.path,
      body: (email) => ({
        user_info: { name: 'Ann Baker', email, phone },
        quizz_Question_info: quizQuestions.map(({ question }) => ({ question, answer: 'B' })),
      }),
      inquiry: 'quiz',
      mails: answered,
    },
    {
      name: 'home value',
      path: leadEndpoints.requestHomeValue.path,
      body: (email) => ({
        ...{ street: '5011 Chicago St', city: 'Omaha', zip: '68132', message },
        ...{ ...requester, email },
      }),
      inquiry: 'home-value',
      mails: answered,
    },
    {
      name: 'app list',
      path: leadEndpoints.joinAppList.path,
      body: (email) => ({ ...requester, email }),
      inquiry: 'app-notice',
      list: 'app',
      mails: { own: 1, team: 0 },
    },
    {
      name: 'registration prompt',
      path: leadEndpoints.answerRegistrationPrompt.path,
      body: (email) => ({ name: 'Ann Baker', email, propertyId: mlsNumber }),
      inquiry: 'registration-prompt',
      mails: { own: 0, team: 0 },
    },
    {
      name: 'newsletter',
      path: leadEndpoints.subscribe.path,
      body: (email) => ({ email }),
      inquiry: null,
      list: 'newsletter',
      mails: { own: 1, team: 0 },
    },
  ];
}

function inAWeek(): string | undefined {
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  return localInstants(day, TIME)[0]?.toISOString();
}
