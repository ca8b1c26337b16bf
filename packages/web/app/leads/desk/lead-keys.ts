/** The letters of what staff do with a lead: the same in lists, on its page, and on My Day. */
export const leadKeys = {
  call: 'c',
  email: 'm',
  text: 't',
  log: 'l',
  task: 'n',
  note: 'o',
  claim: 'w',
  stage: 's',
  assign: 'a',
  details: 'e',
  done: 'd',
  snooze: 'z',
} as const;
