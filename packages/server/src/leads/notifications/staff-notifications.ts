import { z } from 'zod';
import { defineNotification } from '#messaging';
import { instantInWords } from '#platform';
import { leadNotificationMessages } from '../messages/notifications.ts';
import { homeOfFacts, instant, tourHome } from './tour-facts.ts';

const staff = { isFor: 'staff', permission: 'lead-claim' } as const;

/** Someone waits for an answer: these can be quiet, but not off or late. */
const promptly = { choices: ['email', 'app'], byDefault: 'email', hasOwnEmail: true } as const;
const anyWay = ['email', 'digest', 'app', 'off'] as const;

const name = z.string();

export const leadNew = defineNotification({
  ...{ key: 'lead-new', ...staff, ...promptly },
  label: leadNotificationMessages.leadNew,
  help: leadNotificationMessages.leadNewHelp,
  facts: z.discriminatedUnion('what', [
    z.object({ what: z.enum(['given', 'inquired']), name }),
    z.object({ what: z.literal('handed-over'), name, count: z.number().int() }),
  ]),
  tell: (facts) => {
    if (facts.what === 'handed-over') return leadNotificationMessages.handedOver(facts);
    return facts.what === 'given'
      ? leadNotificationMessages.given(facts)
      : leadNotificationMessages.inquired(facts);
  },
});

export const leadOffered = defineNotification({
  ...{ key: 'lead-offered', ...staff, hasOwnEmail: true },
  label: leadNotificationMessages.leadOffered,
  help: leadNotificationMessages.leadOfferedHelp,
  ...{ choices: ['email', 'app', 'off'], byDefault: 'email' },
  facts: z.object({ name }),
  tell: leadNotificationMessages.offered,
});

export const leadMoved = defineNotification({
  ...{ key: 'lead-moved', ...staff },
  label: leadNotificationMessages.leadMoved,
  help: leadNotificationMessages.leadMovedHelp,
  ...{ choices: anyWay, byDefault: 'app' },
  facts: z.discriminatedUnion('why', [
    z.object({ name, why: z.enum(['unclaimed', 'untouched']) }),
    z.object({ name, why: z.literal('reassigned'), by: z.string() }),
    z.object({ why: z.literal('reassigned-many'), by: z.string(), count: z.number().int() }),
  ]),
  tell: (facts) => {
    if (facts.why === 'reassigned') return leadNotificationMessages.reassigned(facts);
    if (facts.why === 'reassigned-many') return leadNotificationMessages.reassignedMany(facts);
    return facts.why === 'unclaimed'
      ? leadNotificationMessages.unclaimed(facts)
      : leadNotificationMessages.untouched(facts);
  },
});

const due = z.object({ name, dueAt: instant });

export const promiseWarned = defineNotification({
  ...{ key: 'promise', ...staff, ...promptly },
  label: leadNotificationMessages.promise,
  help: leadNotificationMessages.promiseHelp,
  facts: due.extend({ isMissed: z.boolean() }),
  tell: ({ name, dueAt, isMissed }) => {
    const facts = { name, due: instantInWords(dueAt) };
    return isMissed
      ? leadNotificationMessages.missed(facts)
      : leadNotificationMessages.runsOut(facts);
  },
});

export const promiseMissed = defineNotification({
  ...{ key: 'promise-missed', isFor: 'staff', permission: 'lead-assign-all' },
  label: leadNotificationMessages.missedByAnyone,
  help: leadNotificationMessages.missedByAnyoneHelp,
  ...{ choices: anyWay, byDefault: 'app' },
  facts: due,
  tell: ({ name, dueAt }) => leadNotificationMessages.missed({ name, due: instantInWords(dueAt) }),
});

export const leadReplied = defineNotification({
  ...{ key: 'reply', ...staff, hasOwnEmail: true },
  label: leadNotificationMessages.reply,
  help: leadNotificationMessages.replyHelp,
  ...{ choices: ['email', 'digest', 'app'], byDefault: 'email' },
  facts: z.object({ name, subject: z.string(), isTheirs: z.boolean() }),
  tell: ({ name, subject, isTheirs }) =>
    !isTheirs
      ? leadNotificationMessages.emailedElsewhere({ name, subject })
      : subject === ''
        ? leadNotificationMessages.emailedNothing({ name })
        : leadNotificationMessages.emailed({ name, subject }),
});

export const leadTexted = defineNotification({
  ...{ key: 'text-reply', ...staff },
  label: leadNotificationMessages.textReply,
  help: leadNotificationMessages.textReplyHelp,
  ...{ choices: ['email', 'digest', 'app'], byDefault: 'email' },
  facts: z.object({ name }),
  tell: leadNotificationMessages.texted,
});

export const messageNotDelivered = defineNotification({
  ...{ key: 'not-delivered', ...staff },
  label: leadNotificationMessages.notDelivered,
  help: leadNotificationMessages.notDeliveredHelp,
  ...{ choices: anyWay, byDefault: 'app' },
  facts: z.object({
    ...{ name, channel: z.enum(['email', 'sms']) },
    isOther: z.literal(true).optional(),
  }),
  tell: ({ name, channel, isOther }) =>
    channel === 'email'
      ? (isOther ? leadNotificationMessages.copyFailed : leadNotificationMessages.emailFailed)({
          name,
        })
      : leadNotificationMessages.textFailed({ name }),
});

export const tourAsked = defineNotification({
  ...{ key: 'tour-asked', ...staff, ...promptly },
  label: leadNotificationMessages.tourAsked,
  help: leadNotificationMessages.tourAskedHelp,
  facts: z.object({ name, ...tourHome }),
  tell: ({ name, ...tour }) =>
    leadNotificationMessages.wantsTour({ name, home: homeOfFacts(tour) }),
});

export const tourChanged = defineNotification({
  ...{ key: 'tour-changed', ...staff, hasOwnEmail: true },
  label: leadNotificationMessages.tourChanged,
  help: leadNotificationMessages.tourChangedHelp,
  ...{ choices: ['email', 'digest', 'app'], byDefault: 'email' },
  facts: z.object({ name, ...tourHome, agreedAt: instant.nullable(), isCanceled: z.boolean() }),
  tell: ({ name, agreedAt, isCanceled, ...tour }) => {
    const facts = { name, home: homeOfFacts(tour) };
    if (agreedAt) return leadNotificationMessages.chose({ ...facts, at: instantInWords(agreedAt) });
    return isCanceled
      ? leadNotificationMessages.canceled(facts)
      : leadNotificationMessages.asksOther(facts);
  },
});

export const tourRated = defineNotification({
  ...{ key: 'tour-rated', ...staff },
  label: leadNotificationMessages.tourRated,
  help: leadNotificationMessages.tourRatedHelp,
  ...{ choices: anyWay, byDefault: 'digest' },
  facts: z.object({ name, ...tourHome, stars: z.number().int() }),
  tell: ({ name, stars, ...tour }) =>
    leadNotificationMessages.rated({ name, stars, home: homeOfFacts(tour) }),
});

export const leadMentioned = defineNotification({
  ...{ key: 'mention', isFor: 'staff', permission: 'column-notes' },
  label: leadNotificationMessages.mention,
  help: leadNotificationMessages.mentionHelp,
  ...{ choices: anyWay, byDefault: 'email' },
  facts: z.object({ name, by: z.string() }),
  tell: leadNotificationMessages.mentioned,
});

export const messageUnmatched = defineNotification({
  ...{ key: 'unmatched', isFor: 'staff', permission: 'lead-assign-all' },
  label: leadNotificationMessages.unmatched,
  help: leadNotificationMessages.unmatchedHelp,
  ...{ choices: anyWay, byDefault: 'digest' },
  facts: z.object({
    isText: z.boolean(),
    from: z.string().optional(),
    words: z.string().optional(),
  }),
  tell: ({ isText, from, words }) => {
    const what = isText
      ? leadNotificationMessages.unmatchedText
      : leadNotificationMessages.unmatchedEmail;
    const told = from ? leadNotificationMessages.unmatchedFrom({ what: what(), from }) : what();
    return words ? leadNotificationMessages.unmatchedWords({ told, words }) : told;
  },
});

/** In the order in which the settings list them. */
export const staffNotifications = [
  leadNew,
  leadOffered,
  leadMoved,
  promiseWarned,
  promiseMissed,
  leadReplied,
  leadTexted,
  messageNotDelivered,
  tourAsked,
  tourChanged,
  tourRated,
  leadMentioned,
  messageUnmatched,
];
