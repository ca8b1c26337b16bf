import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './tour-form.es.ts';

/** Schedule Tour, on a home’s page and on a page of its own. */
export const tourFormMessages = defineMessages(spanish.tourFormMessages, {
  scheduleTitle: 'Schedule a tour',
  scheduleTour: 'Schedule Tour',
  tourType: 'Tour type',
  day: 'Day',
  homeByNumber: 'MLS #{number}, {city}',

  // its two steps
  requestTitle: 'Request a tour',
  confirmTitle: 'Confirm your tour',
  close: 'Close',
  backToTimes: 'Back to times',
  allLocalTime: 'All times are {area} time.',
  times: 'Times (choose up to 3)',
  chooseTime: 'Choose at least one time, or enter another below.',
  noTimes: 'The usual times of this day have passed. Enter a later time or choose another day.',
  busy: 'busy',
  busyNote:
    'Your agent is busy at the times marked “busy”. You can still ask for one; your agent may propose another.',
  otherTime: 'Another time',
  next: 'Next',
  name: 'Name',
  phone: 'Phone no.',
  message: 'Message',
  requestTour: 'Request Tour',
  wantToSee: 'I’d like to see {home}.',

  // after it was sent
  tourScheduled: 'Tour scheduled successfully.',
  sentTitle: 'Request sent',
  sentTimes:
    '{count, plural, one {Time you requested: {times}} other {Times you requested: {times}}}',
  sentNext:
    'What happens next: we’ll confirm {count, plural, one {this time} other {one of these times}} or propose another by phone, text or email. Your tour isn’t booked until you hear from us.',
  sentMail: 'We emailed {email} a calendar file for each time.',
  requestAnother: 'Request another tour',
});
