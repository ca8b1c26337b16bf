export * as leadEndpoints from './endpoints.ts';
export { leadPaths } from './paths.ts';
export { leadRefusals } from './refusals.ts';
export {
  isTourDay,
  TOUR_DAYS,
  TOUR_MESSAGE_MOST,
  TOUR_NAME_MOST,
  TOUR_TIMES_MOST,
  type TourContact,
  tourContactProblems,
  tourDays,
  tourTimeProblem,
} from './tour-rules.ts';
