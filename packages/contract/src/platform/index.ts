export {
  type Access,
  type AnswerOf,
  type BodyOf,
  defineEndpoint,
  type Endpoint,
  type HttpMethod,
  type ParamsOf,
  type QueryOf,
  type Reach,
} from './endpoint.ts';
export { centsFromDollars, dollarsFromCents } from './money.ts';
export { omahaClock, omahaInstants } from './omaha-clock.ts';
export { dateAfter, daysBetween, OMAHA_ZONE, omahaDate } from './omaha-time.ts';
export { type FieldRefusal, type Problem, platformRefusals, type Refusal } from './refusal.ts';
