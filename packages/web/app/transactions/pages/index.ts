/** Whole pages, for surfaces only. */

export { ClientOfferView } from '../client/client-offer-view.tsx';
export { OpenClientOffer } from '../client/open-client-offer.tsx';
export {
  type ClientOfferAnswer,
  openSentOffer,
  takeClientOffer,
  takeClientSummary,
} from '../client/take-client-offer.ts';
export { OfferForm } from '../offer-form/offer-form.tsx';
export { offerFormIntro, offerFormReceipt } from '../offer-form/offer-form-words.ts';
export { takeOfferForm } from '../offer-form/take-offer-form.ts';
export { loadOutsideDeals } from '../outside/load-outside-deals.ts';
export { OutsideDealsView } from '../outside/outside-deals-view.tsx';
export { SentOffersView } from '../outside/sent-offers-view.tsx';
export { SellerOffersView } from '../seller/seller-offers-view.tsx';
export { openSentHome, takeSellerOffers } from '../seller/take-seller-offers.ts';
