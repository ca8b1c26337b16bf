import { lazyPart } from '#desk';

type Counts = typeof import('./sidebar-counts.tsx');

/** Numbers of the sidebar, whose scripts come once the page is there. */
const count = (name: keyof Counts) =>
  lazyPart(() => import('./sidebar-counts.tsx').then((counts) => ({ default: counts[name] })));

export const NewLeadsCount = count('NewLeadsCount');
export const ClaimCount = count('ClaimCount');
export const TaskCount = count('TaskCount');
export const TourCount = count('TourCount');
export const UnmatchedCount = count('UnmatchedCount');
