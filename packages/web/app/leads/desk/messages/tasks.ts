import { defineMessages } from '@homestead/contract/platform';

/** Tasks and appointments. */
export const taskDeskMessages = defineMessages({
  title: 'Tasks',
  task: 'Task',
  tasksOf: 'Tasks for {name}',
  add: 'New task',
  about: 'About {name}',

  // list
  state: 'Tasks',
  open: 'Open',
  overdue: 'Overdue',
  today: 'Due by today',
  done: 'Done',
  canceled: 'Deleted',
  whose: 'Whose',
  mine: 'Mine',
  everyone: 'Everyone’s',
  anyKind: 'Any kind',
  anyOwner: 'Anyone',
  due: 'Due',
  lead: 'Lead',
  owner: 'Who does it',
  kind: 'Kind',
  outcome: 'Outcome',
  place: 'Place',
  noneOpen: 'No open tasks',
  noneOpenHint: 'Add one with New task, and it shows up here and in My day.',
  noneOverdue: 'Nothing is overdue',
  noneToday: 'Nothing is due by today',
  noneDone: 'Nothing is done yet',
  noneCanceled: 'Nothing was deleted',

  // kinds
  call: 'Call',
  text: 'Text',
  email: 'Email',
  followUp: 'Follow up',
  showing: 'Showing',
  other: 'Other',
  appointment: 'Appointment',

  // form
  dayHint: 'A day without a time is due by its end.',
  remindAt: 'At the time, or at 9 AM of the day',
  remindMinutes: '{count} minutes before',
  remindHours: '{count, plural, one {# hour before} other {# hours before}}',
  remindDays: '{count, plural, one {# day before} other {# days before}}',
  added: '“{title}” added',
  history: 'History',

  // actions
  edit: 'Edit',
  saved: '“{title}” saved',
  complete: 'Done',
  completed: '“{title}” is done',
  outcomeTitle: 'How did it go?',
  completeWithOutcome: 'Done, with outcome',
  reopen: 'Reopen',
  reopened: '“{title}” is open again',
  remove: 'Delete',
  removed: '“{title}” deleted',

  // panel on a lead's page
  markDone: 'Mark “{title}” as done',
  showDone: 'Show done tasks',
  hideDone: 'Hide done tasks',
});
