import { defineMessages } from '@homestead/contract/platform';

/** Which website activity agents are notified about. */
export const behaviorMessages = defineMessages({
  trigger: 'Behavior trigger',
  yes: 'Yes',
  no: 'No',
  unknownPlan: 'Choose a plan that is in use.',

  manyViews: 'Many homes in a day',
  sameHome: 'The same home again',
  back: 'Back after a while',
  priceDrop: 'Price drop of a saved home',

  // timeline
  viewedMany: '{count, plural, one {Viewed # home} other {Viewed homes # times}} in one day',
  viewedAgain: '{count, plural, one {Viewed a home} other {Viewed the same home # times}}',
  cameBack: '{count, plural, one {Came back after # day} other {Came back after # days}}',
  dropped: 'The price of a home they saved went down by {count}%',

  // notifications
  label: 'What your leads do on the website',
  help: 'One of your leads views many homes, comes back to one, returns after a while, or saved a home whose price went down. The office sets when.',
  toldMany: '{name} viewed homes {count} times today',
  toldAgain: '{name} viewed the same home {count} times',
  toldBack: '{name} is back after {count, plural, one {# day} other {# days}}',
  toldDrop: '{name} saved a home whose price went down by {count}%',
});
