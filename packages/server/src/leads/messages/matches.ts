import { defineMessages } from '@homestead/contract/platform';

/** What the quiz tells a person about the agents who may suit them. */
export const matchMessages = defineMessages({
  submitted: 'Quiz submitted successfully',

  // why
  worksIn: 'They work in {areas}, where you’ve been looking.',
  inPriceRange: 'Homes around {price}, like those you looked at, are in their price range.',
  speaks: 'They speak {language}.',
  style: 'They describe their style as you asked: {style}.',
  specialty: 'They name a specialty that fits your answers: {specialty}.',
  nobodyWaits: 'No client is waiting to hear from them right now.',
  fewerWait: 'Fewer clients are waiting to hear from them than from others on the team.',
  fewerActive: 'They have fewer active clients than others on the team.',
  answersWithin: 'They usually answer within {minutes, plural, one {a minute} other {# minutes}}.',
  nextInTurn: 'They are next in turn for a new client.',

  // why not
  fitsLess: 'Their profile fits less of what you’re looking for.',
  moreWait: 'More clients are waiting to hear from them.',
  moreActive: 'They have more active clients.',
  laterInTurn: 'They come later in turn for a new client.',

  // what doesn't count
  tooLittle:
    'We don’t have enough records yet to say which agent suits you best, so a member of our team will choose one.',
  teamDecides:
    'This looks at our agents’ profiles (areas, price range, languages, style and specialties), how much time they have and how fast they answer. Of your answers, the kind of home and the agent’s personality count. A member of our team reads your answers and makes the final choice.',
  genderUnused: 'Your answer about the agent’s gender is stored, but we never use it.',
});
