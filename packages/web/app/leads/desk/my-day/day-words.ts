import type { DayReason, WireDayItem } from '@homestead/contract/leads';
import { clockText, instantText } from '#platform';
import { myDayMessages } from '../messages/my-day.ts';

const reasons: Record<DayReason, () => string> = {
  promise: myDayMessages.promise,
  reply: myDayMessages.replyEmail,
  overdue: myDayMessages.overdue,
  'due-today': myDayMessages.dueToday,
  'tour-to-answer': myDayMessages.tourToAnswer,
  'tour-today': myDayMessages.tourToday,
  'appointment-today': myDayMessages.appointmentToday,
  'appointment-over': myDayMessages.appointmentOver,
  unmatched: myDayMessages.unmatched,
  'plan-refused': myDayMessages.planRefused,
};

/** Why an item is on the list. */
export function reasonText({ reason, about, isUnclaimed, planStep }: WireDayItem): string {
  if (planStep) return myDayMessages.planRefusedWhy({ why: planStep.why });
  if (reason === 'promise' && isUnclaimed) return myDayMessages.unclaimed();
  if (reason === 'reply' && about === 'sms') return myDayMessages.replyText();
  return reasons[reason]();
}

/** Whom or what an item is about. */
export function nameOfItem({ leadName, text, count }: WireDayItem): string {
  if (count !== null) return myDayMessages.unmatchedCount({ count });
  return leadName || text;
}

/** When something starts or is due today, in short; with the day where it isn't today. */
export function timeText({ reason, dueAt, endsAt, isWholeDay }: WireDayItem): string {
  switch (reason) {
    case 'due-today':
      return isWholeDay ? myDayMessages.todayWholeDay() : clockText(dueAt);
    case 'tour-today':
      return clockText(dueAt);
    case 'appointment-today':
    case 'appointment-over':
      return endsAt
        ? myDayMessages.from({ at: clockText(dueAt), to: clockText(endsAt) })
        : clockText(dueAt);
    case 'tour-to-answer':
      return myDayMessages.askedFor({ at: instantText(dueAt) });
    default:
      return instantText(dueAt);
  }
}
