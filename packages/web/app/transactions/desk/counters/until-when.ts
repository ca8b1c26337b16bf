import { counterMessages } from '../messages/counters.ts';

/** What is missing of the day and time until which a counteroffer is open, by field. */
export function untilWhen({ expireOn, expireTime }: Record<string, unknown>) {
  return {
    ...(!expireOn && { expireOn: counterMessages.untilDay() }),
    ...(!expireTime && { expireTime: counterMessages.untilTime() }),
  };
}
