export { transactionsRoom } from './plugin.ts';
export { transactionMailSamples } from './transaction-mail-samples.ts';
