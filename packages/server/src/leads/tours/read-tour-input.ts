import {
  isTourDay,
  type leadEndpoints,
  tourContactProblems,
  tourTimeProblem,
} from '@homestead/contract/leads';
import {
  type BodyOf,
  type FieldRefusal,
  localDate,
  localInstants,
  storedPhone,
} from '@homestead/contract/platform';
import { refuse } from '#platform';
import { fieldMessages } from '../messages/fields.ts';

export type TourKind = 'in-person' | 'video-chat';

/** A valid tour request. */
export interface TourInput {
  name: string;
  email: string;
  /** +1 and ten digits. */
  phone: string;
  comments: string;
  kind: TourKind;
  /** The local day, YYYY-MM-DD. */
  day: string;
  /** One to three instants of that day, earliest first. */
  startsAt: readonly Date[];
}

type Body = BodyOf<typeof leadEndpoints.requestTour>;

/**
 * Reads the body of `Property/RequestTour` by the rules of. Refuses (bad-input, all
 * fields together) an incomplete contact, no or both kinds, days beyond the sixty, times that are
 * invalid, repeated, past or too many, and a `date_Time` that is not the first time.
 */
export function readTourInput(body: Body, now: Date): TourInput {
  const day = localDate(new Date(body.date_Time));
  const fields = [
    ...contactRefusals(body),
    ...kindRefusals(body),
    ...(timeRefusals(body, day, now) ?? []),
  ];
  const phone = storedPhone(body.phone);
  const message = fields[0]?.message;
  if (fields.length > 0 || phone === null) {
    return refuse('bad-input', { fields, ...(message !== undefined && { message }) });
  }
  return {
    name: body.firstName.trim(),
    email: body.email.trim(),
    phone,
    comments: body.comments.trim(),
    kind: body.inPersonTour ? 'in-person' : 'video-chat',
    day,
    startsAt: instantsOf(body, day),
  };
}

function contactRefusals(body: Body): FieldRefusal[] {
  const { firstName: name, email, phone, comments: message } = body;
  const problems = tourContactProblems({ name, email, phone, message });
  const fields = [
    ['firstName', fieldMessages.name(), problems.name],
    ['email', fieldMessages.email(), problems.email],
    ['phone', fieldMessages.phone(), problems.phone],
    ['comments', fieldMessages.message(), problems.message],
  ] as const;
  return fields.flatMap(([field, label, problem]) =>
    problem ? [{ field, label, message: problem }] : [],
  );
}

function kindRefusals({ inPersonTour, videoChatTour }: Body): FieldRefusal[] {
  if (inPersonTour !== videoChatTour) return [];
  const message = fieldMessages.chooseOneKind();
  return [{ field: 'inPersonTour', label: fieldMessages.inPerson(), message }];
}

function timeRefusals(body: Body, day: string, now: Date): FieldRefusal[] {
  const { time: times } = body;
  const refuseTime = (message: string) => [{ field: 'time', label: fieldMessages.time(), message }];
  if (!isTourDay(day, localDate(now))) {
    return [
      {
        field: 'date_Time',
        label: fieldMessages.date(),
        message: fieldMessages.dateOutOfRange(),
      },
    ];
  }
  if (times.length === 0) return refuseTime(fieldMessages.enterTime());
  for (const [index, time] of times.entries()) {
    const problem = tourTimeProblem(time, { day, times: times.slice(0, index), now });
    if (problem) return refuseTime(problem);
  }
  const first = localInstants(day, times[0] ?? '').map(Number);
  if (first.includes(Date.parse(body.date_Time))) return [];
  const message = fieldMessages.dateDiffers();
  return [{ field: 'date_Time', label: fieldMessages.date(), message }];
}

/** For an hour that occurs twice, `date_Time` decides which instant the first time means. */
function instantsOf({ date_Time, time }: Body, day: string): Date[] {
  const [, ...others] = time;
  const rest = others.flatMap((one) => localInstants(day, one).slice(0, 1));
  return [new Date(date_Time), ...rest].sort((one, other) => one.getTime() - other.getTime());
}
