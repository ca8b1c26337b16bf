import type { BehaviorKind } from '@homestead/contract/leads';
import { behaviorMessages } from '../messages/behavior.ts';

interface KindWords {
  label: () => string;
  /** A line of the timeline. */
  happened: (values: { count: number }) => string;
  told: (values: { name: string; count: number }) => string;
}

/** What each kind of trigger is called, and says. */
export const behaviorWords: Readonly<Record<BehaviorKind, KindWords>> = {
  'many-views': {
    label: behaviorMessages.manyViews,
    happened: behaviorMessages.viewedMany,
    told: behaviorMessages.toldMany,
  },
  'same-home': {
    label: behaviorMessages.sameHome,
    happened: behaviorMessages.viewedAgain,
    told: behaviorMessages.toldAgain,
  },
  back: {
    label: behaviorMessages.back,
    happened: behaviorMessages.cameBack,
    told: behaviorMessages.toldBack,
  },
  'price-drop': {
    label: behaviorMessages.priceDrop,
    happened: behaviorMessages.dropped,
    told: behaviorMessages.toldDrop,
  },
};
