import { leadMessages } from '../messages.ts';

/** Where a tour is, in words for its client. */
export const myTourStates = {
  requested: leadMessages.myTourRequested,
  confirmed: leadMessages.tourConfirmed,
  proposed: leadMessages.myTourProposed,
  declined: leadMessages.myTourDeclined,
  canceled: leadMessages.myTourCanceled,
};
