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
  today: 'Due today or earlier',
  done: 'Done',
  canceled: 'Deleted',
  whose: 'Assigned to',
  mine: 'Mine',
  everyone: 'Everyone’s',
  anyKind: 'Any kind',
  anyOwner: 'Anyone',
  due: 'Due',
  lead: 'Lead',
  owner: 'Assigned to',
  kind: 'Kind',
  outcome: 'Outcome',
  place: 'Place',
  noneOpen: 'No open tasks',
  noneOpenHint: 'Add one with New task. It shows up here and in My Day.',
  noneOverdue: 'Nothing is overdue',
  noneToday: 'Nothing is due today',
  noneDone: 'No finished tasks yet',
  noneCanceled: 'No deleted tasks',

  // kinds
  call: 'Call',
  text: 'Text',
  email: 'Email',
  followUp: 'Follow up',
  showing: 'Showing',
  other: 'Other',
  appointment: 'Appointment',

  // form
  dayHint: 'Without a time, it’s due by the end of the day.',
  remindAt: 'When it’s due, or at 9 AM that day',
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
  completeWithOutcome: 'Done, add outcome',
  reopen: 'Reopen',
  reopened: '“{title}” is open again',
  remove: 'Delete',
  removed: '“{title}” deleted',

  // panel on a lead's page
  markDone: 'Mark “{title}” as done',
  showDone: 'Show done tasks',
  hideDone: 'Hide done tasks',
});
