import { localDate } from '@homestead/contract/platform';
import { z } from 'zod';
import { defineNotification } from '#messaging';
import { instantInWords } from '#platform';
import { taskMessages } from '../messages/tasks.ts';
import { instant } from './tour-facts.ts';

const staff = { isFor: 'staff', permission: 'lead-claim' } as const;
const anyWay = ['email', 'digest', 'app', 'off'] as const;

const dayFormat = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
});

export const taskReminder = defineNotification({
  ...{ key: 'task-reminder', ...staff, byDefault: 'app' },
  choices: ['email', 'app', 'off'],
  label: taskMessages.reminder,
  help: taskMessages.reminderHelp,
  facts: z.object({
    title: z.string(),
    at: instant,
    isWholeDay: z.boolean(),
    isAppointment: z.boolean(),
  }),
  tell: ({ title, at, isWholeDay, isAppointment }) => {
    if (isWholeDay) {
      const day = dayFormat.format(new Date(`${localDate(new Date(at))}T00:00:00Z`));
      return taskMessages.remindOfDay({ title, day });
    }
    const facts = { title, at: instantInWords(at) };
    return isAppointment ? taskMessages.remindOfAppointment(facts) : taskMessages.remindOf(facts);
  },
});

export const taskGiven = defineNotification({
  ...{ key: 'task-given', ...staff, choices: anyWay, byDefault: 'app' },
  label: taskMessages.given,
  help: taskMessages.givenHelp,
  facts: z.object({ name: z.string(), title: z.string() }),
  tell: taskMessages.givenBy,
});

export const taskNotifications = [taskReminder, taskGiven];
