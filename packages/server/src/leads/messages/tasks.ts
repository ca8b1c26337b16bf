import { defineMessages } from '@homestead/contract/platform';

/** Tasks and appointments: their history, what can't be used, and the notifications. */
export const taskMessages = defineMessages({
  // history
  done: 'Done',
  deleted: 'Deleted',
  dueAt: 'Due',
  endsAt: 'Until',
  minutesBefore: '{count, plural, one {# minute before} other {# minutes before}}',
  openTasks: 'Open tasks',

  // what can't be used
  timeSkipped: 'is skipped by the clocks on that day',
  needsDay: 'needs a day',
  appointmentNeedsDay: 'of an appointment is required',
  endBeforeStart: 'must be after the start',
  onlyAppointments: 'is only for appointments',
  notInScope: 'must be someone who may see this',

  // notifications
  reminder: 'Task reminders',
  reminderHelp: 'A task or an appointment comes up, as long before as you set.',
  remindOf: '{title}, due {at}',
  remindOfDay: '{title}, due {day}',
  remindOfAppointment: '{title}, {at}',
  given: 'Tasks for you',
  givenHelp: 'Someone gives you a task or an appointment.',
  givenBy: '{name} gave you a task: {title}',
});
