import type { OfferFieldKind } from '@homestead/contract/transactions';
import { formatDay } from '../format-day.ts';
import { formatDollars } from '../format-dollars.ts';
import { formatFlag } from '../format-flag.ts';
import { formatTime } from '../format-time.ts';
import { offerMessages } from '../messages/offers.ts';

/** How people read the values of a kind, where not as they are; an unknown one has no text. */
export const offerValueTexts: Partial<Record<OfferFieldKind, (value: unknown) => string>> = {
  money: formatDollars,
  date: formatDay,
  time: formatTime,
  percent: (value) => ((value ?? '') === '' ? '' : offerMessages.percent({ value: Number(value) })),
  flag: formatFlag,
};
