import { offerMessages } from './messages/offers.ts';

/** Yes or no in words; empty for not known. */
export const formatFlag = (value: unknown): string =>
  value === true ? offerMessages.yes() : value === false ? offerMessages.no() : '';
