export { transactionsRoom } from './plugin.ts';
