import { defineMessages } from '@homestead/contract/platform';

/** My day: what to do next. */
export const myDayMessages = defineMessages({
  title: 'My day',
  summary:
    '{count, plural, =0 {Nothing waits for you} one {# thing to do, the most urgent first} other {# things to do, the most urgent first}}',
  many: 'The 50 most urgent things, the first of them on top',
  snoozedCount: '{count, plural, one {# put off} other {# put off}}',
  keyMove: 'next, previous',
  keyOpen: 'open',
  keyDone: 'done',
  keySnooze: 'snooze',
  keyCall: 'call',
  keyEmail: 'email',
  withKey: '{action} ({key})',

  // why it's here
  promise: 'Waits for an answer',
  unclaimed: 'Unclaimed, waits for an answer',
  replyEmail: 'Replied by email',
  replyText: 'Replied by text',
  overdue: 'Task is overdue',
  dueToday: 'Task for today',
  tourToAnswer: 'Wants a tour',
  tourToday: 'Tour today',
  appointmentToday: 'Appointment today',
  appointmentOver: 'Appointment is over, say how it went',
  planRefused: 'A step of a plan was refused',
  planRefusedWhy: 'A plan couldn’t do a step. {why}',
  seen: 'Seen',
  wasSeen: 'Taken off the list',
  unmatched: 'Messages that match no lead',
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

  // putting off
  snoozeTitle: 'Put off {name}',
  snoozeHint: 'It comes back by itself, or sooner when it gets more urgent.',
  inHours: '{count, plural, one {In # hour} other {In # hours}}',
  tomorrow: 'Tomorrow, 8 AM',
  nextWeek: 'Next Monday, 8 AM',
  snoozed: '{name} put off until {at}',

  // nothing to do
  empty: 'You’re all caught up',
  allTasks: 'See all tasks',
  emptyNext: 'Next: {text}, {at}',
  emptyNextOf: 'Next: {text} with {name}, {at}',
  emptyNothing: 'No task is planned. Plan the next step with one of your leads.',
  emptySnoozed:
    '{count, plural, one {# thing is put off and comes back by itself.} other {# things are put off and come back by themselves.}}',
});
