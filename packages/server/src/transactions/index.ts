export { readOfferRows } from './offers/read-offer-rows.ts';
export { transactionsRoom } from './plugin.ts';
export { transactionMailSamples } from './transaction-mail-samples.ts';
