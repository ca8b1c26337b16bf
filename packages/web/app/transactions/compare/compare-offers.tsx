import type { WireComparedOffer, WireComparison } from '@homestead/contract/transactions';
import { type ReactNode, useMemo } from 'react';
import { ComparedOffers, type CompareView } from './compared-offers.tsx';
import { showComparison } from './show-comparison.ts';

interface CompareOffersProps {
  comparison: WireComparison;
  /** Below an offer, such as what can be done with it. */
  actions?: (offer: WireComparedOffer) => ReactNode;
  view: CompareView;
  onView: (view: CompareView) => void;
}

/** Offers on one home side by side, put into words by the browser. */
export function CompareOffers({ comparison, actions, ...look }: CompareOffersProps) {
  const shown = useMemo(() => showComparison(comparison), [comparison]);
  const below = (id: number) => {
    const offer = comparison.offers.find((one) => one.id === id);
    return offer && actions?.(offer);
  };
  return <ComparedOffers shown={shown} actions={actions && below} {...look} />;
}
