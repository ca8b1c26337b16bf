export { UnmatchedCount } from './unmatched/unmatched-count.tsx';
