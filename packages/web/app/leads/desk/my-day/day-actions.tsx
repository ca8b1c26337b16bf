import type { WireDayItem } from '@homestead/contract/leads';
import { phoneLink } from '@homestead/contract/platform';
import { type ReactNode, Suspense } from 'react';
import type { RecordAction } from '#desk';
import { lazyPart } from '#desk';
import { inquiries } from '../inquiries/inquiry-client.ts';
import { leadKeys } from '../lead-keys.ts';
import { myDayMessages } from '../messages/my-day.ts';
import { leadPlans } from '../plans/plan-clients.ts';
import { NewTask } from '../tasks/new-task.tsx';
import { complete } from '../tasks/task-actions.tsx';
import { nameOfItem } from './day-words.ts';
import { SnoozeDialog } from './snooze-dialog.tsx';

// The forms are loaded when one of them is opened.
const drawers = {
  email: lazyPart(async () => {
    const { LeadEmailDrawer } = await import('../emails/lead-email-drawer.tsx');
    return { default: LeadEmailDrawer };
  }),
  text: lazyPart(async () => {
    const { LeadTextDrawer } = await import('../inquiries/lead-text-drawer.tsx');
    return { default: LeadTextDrawer };
  }),
  log: lazyPart(async () => {
    const { ContactLogDrawer } = await import('../inquiries/contact-log-drawer.tsx');
    return { default: ContactLogDrawer };
  }),
};

type Dialog = NonNullable<RecordAction<WireDayItem>['dialog']>;

const drawerOf =
  (name: keyof typeof drawers): Dialog =>
  ({ record, onClose, onDone }): ReactNode => {
    const { leadId } = record;
    const Drawer = drawers[name];
    if (!leadId) return null;
    return (
      <Suspense fallback={null}>
        <Drawer leadId={leadId} name={nameOfItem(record)} onClose={onClose} onDone={onDone} />
      </Suspense>
    );
  };

/** What can be done with an item, by its abilities; `key` is the letter that does it. */
export const dayActions: readonly RecordAction<WireDayItem>[] = [
  {
    name: 'claim',
    key: leadKeys.claim,
    label: myDayMessages.claim,
    async run(item) {
      await inquiries.claimLead({ id: item.leadId ?? '' });
      return myDayMessages.claimed({ name: nameOfItem(item) });
    },
  },
  {
    name: 'done',
    key: leadKeys.done,
    label: myDayMessages.done,
    run: ({ taskId, text }) => complete({ id: taskId ?? '', title: text }),
  },
  {
    name: 'seen',
    key: leadKeys.done,
    label: myDayMessages.seen,
    async run({ planStep }) {
      if (planStep) {
        await leadPlans.notePlanStep({ id: planStep.runId, position: planStep.position });
      }
      return myDayMessages.wasSeen();
    },
  },
  {
    name: 'call',
    key: leadKeys.call,
    label: myDayMessages.call,
    href: ({ phone }) => phone && `tel:${phoneLink(phone)}`,
  },
  { name: 'email', key: leadKeys.email, label: myDayMessages.email, dialog: drawerOf('email') },
  { name: 'text', key: leadKeys.text, label: myDayMessages.text, dialog: drawerOf('text') },
  { name: 'log', key: leadKeys.log, label: myDayMessages.log, dialog: drawerOf('log') },
  {
    name: 'snooze',
    key: leadKeys.snooze,
    label: myDayMessages.snooze,
    dialog: ({ record, onClose, onDone }) => (
      <SnoozeDialog item={record} onClose={onClose} onDone={onDone} />
    ),
  },
  {
    name: 'task',
    key: leadKeys.task,
    ability: 'log',
    label: myDayMessages.newTask,
    dialog: ({ record, onClose, onDone }) =>
      record.leadId && (
        <NewTask
          lead={{ id: record.leadId, name: nameOfItem(record) }}
          onClose={onClose}
          onDone={onDone}
        />
      ),
  },
];
