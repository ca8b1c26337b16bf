/** Whole pages, for surfaces only. */

export { offerFormMessages } from '../offer-form/messages.ts';
export { OfferForm } from '../offer-form/offer-form.tsx';
export { takeOfferForm } from '../offer-form/take-offer-form.ts';
export { loadOutsideDeals } from '../outside/load-outside-deals.ts';
export { OutsideDealsView } from '../outside/outside-deals-view.tsx';
