import type { CallLine } from '#platform';

/** The calls of the leads room, by endpoint name. */
export const leadCalls = {
  getMyAgents: 'GET Property/GetMyAgents',
  requestTour: 'POST Property/RequestTour',
  getBusyTourTimes: 'GET tours/busy-times',
  contactAboutHome: 'POST Property/Contact',
  saveContact: 'POST leads/contact',
  getPromiseRecord: 'GET inquiries/promise-record',
  getInquiryStatus: 'GET inquiries/status',
  saveQuizDetails: 'POST Property/SaveQuizDetails',
  requestHomeValue: 'POST home-values',
  joinAppList: 'POST app-list',
  answerRegistrationPrompt: 'POST registration-prompt',
  subscribe: 'POST newsletter',
  getSubscription: 'GET newsletter/subscription',
  confirmSubscription: 'POST newsletter/confirm',
  stopSubscription: 'POST newsletter/stop',
  getTourToAnswer: 'GET tours/answer',
  answerTour: 'POST tours/answer',
  getMyTour: 'GET tours/mine',
  changeMyTour: 'POST tours/mine',
  listMyTours: 'GET my-tours',
  changeOneOfMyTours: 'POST my-tours/{id}',
  getTourToRate: 'GET tours/rating',
  rateTour: 'POST tours/rating',
} as const satisfies Record<string, CallLine>;
