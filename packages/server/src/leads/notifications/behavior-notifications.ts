import { behaviorKinds } from '@homestead/contract/leads';
import { z } from 'zod';
import { defineNotification } from '#messaging';
import { behaviorWords } from '../behavior/behavior-kinds.ts';
import { behaviorMessages } from '../messages/behavior.ts';

export const behaviorNoticed = defineNotification({
  ...{ key: 'lead-behavior', isFor: 'staff', permission: 'lead-claim' },
  ...{ choices: ['email', 'digest', 'app', 'off'], byDefault: 'app' },
  label: behaviorMessages.label,
  help: behaviorMessages.help,
  facts: z.object({ name: z.string(), kind: z.enum(behaviorKinds), count: z.number().int() }),
  tell: ({ name, kind, count }) => behaviorWords[kind].told({ name, count }),
});

export const behaviorNotifications = [behaviorNoticed];
