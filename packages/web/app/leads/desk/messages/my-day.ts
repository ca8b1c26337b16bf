import { defineMessages } from '@homestead/contract/platform';

/** My Day: what to do next. */
export const myDayMessages = defineMessages({
  title: 'My Day',
  summary:
    '{count, plural, =0 {Nothing to do right now} one {# thing to do} other {# things to do, most urgent first}}',
  many: 'Your 50 most urgent things to do, most urgent first',
  snoozedCount: '{count, plural, one {# snoozed} other {# snoozed}}',
  keyMove: 'next, previous',
  keyOpen: 'open',
  keyDone: 'done',
  keySnooze: 'snooze',
  keyCall: 'call',
  keyEmail: 'email',
  keyText: 'text',
  keyLog: 'log contact',
  keyTask: 'new task',
  keyClaim: 'claim',
  withKey: '{action} ({key})',

  // why it's here
  promise: 'Waiting for a reply',
  unclaimed: 'Unclaimed, waiting for a reply',
  replyEmail: 'Replied by email',
  replyText: 'Replied by text',
  overdue: 'Overdue task',
  dueToday: 'Task due today',
  tourToAnswer: 'Wants a tour',
  tourToday: 'Tour today',
  appointmentToday: 'Appointment today',
  appointmentOver: 'Appointment is over. Add how it went',
  planRefused: 'A plan step couldn’t run',
  planRefusedWhy: 'A plan step couldn’t run. {why}',
  seen: 'Got it',
  wasSeen: 'Taken off the list',
  unmatched: 'Not matched to a lead yet',
  unmatchedCount: '{count, plural, one {# message} other {# messages}}',
  from: '{at}–{to}',
  todayWholeDay: 'Today',
  askedFor: 'for {at}',

  // actions
  claim: 'Claim',
  claimed: 'You claimed {name}',
  call: 'Call',
  email: 'Email',
  text: 'Text',
  log: 'Log contact',
  done: 'Done',
  snooze: 'Snooze',
  newTask: 'New task',
  actionOn: '{action}: {name}',

  // snoozing
  snoozeTitle: 'Snooze {name}',
  snoozeHint: 'It comes back on its own, or sooner if it gets more urgent.',
  inHours: '{count, plural, one {In # hour} other {In # hours}}',
  tomorrow: 'Tomorrow, 8 AM',
  nextWeek: 'Next Monday, 8 AM',
  snoozed: '{name} snoozed until {at}',

  // nothing to do
  empty: 'You’re all caught up',
  allTasks: 'See all tasks',
  emptyNext: 'Next: {text}, {at}',
  emptyNextOf: 'Next: {text} with {name}, {at}',
  emptyNothing: 'No tasks planned. Plan the next step with one of your leads.',
  emptySnoozed:
    '{count, plural, one {# item is snoozed and comes back on its own.} other {# items are snoozed and come back on their own.}}',
});
