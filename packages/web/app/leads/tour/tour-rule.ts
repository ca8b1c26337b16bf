import { tourContactProblems, tourTimeProblem } from '@homestead/contract/leads';
import type { FormRule } from '#forms';

export const timeFields = ['time1', 'time2', 'time3'] as const;

/**
 * The rules of the tour request's own page: the first time is required, the others are optional.
 */
export const tourRule: FormRule = (typed) => {
  const { name, email, phone, message } = tourContactProblems({
    name: typed('name'),
    email: typed('email'),
    phone: typed('phone'),
    message: typed('message'),
  });
  const times: string[] = [];
  const problems: Record<string, string | null> = {};
  for (const [index, field] of timeFields.entries()) {
    const time = typed(field);
    if (index > 0 && time === '') continue;
    problems[field] = tourTimeProblem(time, { day: typed('day'), times, now: new Date() });
    times.push(time);
  }
  return {
    ...problems,
    name: name ?? null,
    email: email ?? null,
    phone: phone ?? null,
    message: message ?? null,
  };
};
