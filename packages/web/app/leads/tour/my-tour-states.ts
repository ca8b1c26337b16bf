import { ownTourMessages } from '../messages/own-tours.ts';
import { tourMessages } from '../messages/tours.ts';

/** Where a tour is, in words for its client. */
export const myTourStates = {
  requested: ownTourMessages.notConfirmed,
  confirmed: tourMessages.confirmedFor,
  toSign: ownTourMessages.toSign,
  proposed: ownTourMessages.chooseTime,
  declined: ownTourMessages.declined,
  canceled: ownTourMessages.canceled,
};
