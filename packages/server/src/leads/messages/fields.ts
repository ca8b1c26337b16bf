import { defineMessages } from '@homestead/contract/platform';

/**
 * Labels and messages of refused fields. A message begins with its field's label, except for
 * those that the tour form gives word for word.
 */
export const fieldMessages = defineMessages({
  name: 'Name',
  email: 'Email',
  phone: 'Phone no.',
  message: 'Message',
  subject: 'Subject',
  inPerson: 'Tour in person',
  chooseOneKind: 'Tour in person or tour by video chat: choose one',
  date: 'Date',
  dateOutOfRange: 'Date must be within 60 days from today',
  dateDiffers: 'Date and first time don’t match',
  time: 'Time',
  enterTime: 'Enter Time',

  timeNotOffered: 'Choose one of the times offered',
  timePassed: 'This time has passed',
  timeRepeated: 'Already Selected',
  tourOutsideHours:
    '{at} is outside the agent’s working hours. Choose another time, or book it anyway.',
  tourOnDayOff: 'The agent has the day off: {at}. Choose another time, or book it anyway.',
  tourInBusyTime: 'The agent’s calendar is busy at {at}. Choose another time, or book it anyway.',
  tourInAppointment:
    'The agent has an appointment at {at}. Choose another time, or book it anyway.',
  tourTaken: 'The agent has another tour at {at}. Choose another time, or book it anyway.',
  printableName: 'Name on documents',
  nameUnprintable: 'Type a name for the documents: these characters can’t be printed: {characters}',
  reason: 'Reason',
  reasonNeeded: 'Reason is required',
  videoLink: 'Link to the video chat',
  videoLinkNeeded: 'Link to the video chat must begin with https://',

  // testimonials
  saidText: 'What they said',
  shownName: 'Name as shown',
  city: 'City',
  consentOn: 'Consent given on',
  consentHow: 'Consent given how',
  consentNeeded: 'is needed to publish',
  published: 'Published',

  // contact form
  firstName: 'First Name',
  lastName: 'Last Name',
  contactNumber: 'Contact number',

  // emails that staff write
  protectedWords: 'Message has “{words}”, and fair housing law protects {what}',
  race: 'race and color',
  religion: 'religion',
  origin: 'national origin',
  sex: 'sex',
  family: 'families with children',
  disability: 'disability',
  people: 'who people are',
  rating: 'against steering people by who lives where',

  // short forms
  streetAddress: 'Street address',
  zip: 'ZIP code',
  userName: 'User Name',
  emailAddress: 'Email',
  phoneNumber: 'Phone number',
  answers: 'Answers',
  answerAll: 'Answers: answer all ten questions',

  // claims
  stoppedByLink: 'Stopped with the link in an email',
  consentWhen: 'When',
  consentDay: 'Choose a day within the last four years, not in the future.',
  claimedBy: '{name} has claimed this lead.',

  // leaving staff
  leads: 'Leads',

  // agent profiles
  about: 'About',
  aboutEs: 'About, in Spanish',
  areas: 'Areas',
  languages: 'Languages',
  specialties: 'Specialties',
  styles: 'Style',
  priceFrom: 'Lowest price',
  priceTo: 'Highest price',
  priceOrder: 'Highest price must not be below the lowest',
  mlsId: 'MLS ID',
  mlsIdTaken: 'MLS ID belongs to another agent',
  mlsIdByOffice: 'MLS ID is set by the office',
  isPublished: 'Published',
  yes: 'Yes',
  no: 'No',
  areaUnknown: 'Areas must be cities of our service area',

  // lookup lists
  nameTaken: 'Name is already in this list',
  position: 'Position',
});
