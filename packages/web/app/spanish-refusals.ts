import { accountRefusalsInSpanish } from '@homestead/contract/accounts';
import { calendarRefusalsInSpanish } from '@homestead/contract/calendar';
import { documentRefusalsInSpanish } from '@homestead/contract/documents';
import { feedRefusalsInSpanish } from '@homestead/contract/feed';
import { leadRefusalsInSpanish } from '@homestead/contract/leads';
import { listingRefusalsInSpanish } from '@homestead/contract/listings';
import { messagingRefusalsInSpanish } from '@homestead/contract/messaging';
import { neighborhoodRefusalsInSpanish } from '@homestead/contract/neighborhood';
import { fieldMessageInSpanish, platformRefusalsInSpanish } from '@homestead/contract/platform';
import { savedRefusalsInSpanish } from '@homestead/contract/saved';
import { transactionRefusalsInSpanish } from '@homestead/contract/transactions';
import type { SayRefusal } from '#platform';

const sentences: Readonly<Record<string, string>> = {
  ...platformRefusalsInSpanish,
  ...accountRefusalsInSpanish,
  ...messagingRefusalsInSpanish,
  ...calendarRefusalsInSpanish,
  ...feedRefusalsInSpanish,
  ...listingRefusalsInSpanish,
  ...savedRefusalsInSpanish,
  ...neighborhoodRefusalsInSpanish,
  ...documentRefusalsInSpanish,
  ...leadRefusalsInSpanish,
  ...transactionRefusalsInSpanish,
};

/** A refusal in Spanish: its sentence by the code, its fields by what is wrong with them. */
export const sayInSpanish: SayRefusal = (problem) => {
  const sentence = sentences[problem.code ?? ''] ?? problem.message;
  return {
    ...problem,
    ...(sentence !== undefined && { message: sentence, title: sentence }),
    errors: (problem.errors ?? []).map((error) => ({
      ...error,
      message: fieldMessageInSpanish(error.message),
    })),
  };
};
