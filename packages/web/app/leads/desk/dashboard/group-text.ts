import { type InquiryGroup, priceBands } from '@homestead/contract/leads';
import { UNKNOWN, wholeMoneyText } from '#platform';
import { dashboardDeskMessages } from '../messages/dashboard.ts';

/** What inquiries are grouped by. */
export const groupLabels: Readonly<Record<InquiryGroup, () => string>> = {
  price: dashboardDeskMessages.byPrice,
  area: dashboardDeskMessages.byArea,
  source: dashboardDeskMessages.bySource,
  agent: dashboardDeskMessages.agent,
};

/** A group of inquiries in words; an agent's is their name. */
export function groupText(by: InquiryGroup, name: string | null): string {
  if (name !== null) return by === 'price' ? bandText(Number(name)) : name || UNKNOWN;
  return by === 'agent' ? dashboardDeskMessages.unclaimed() : dashboardDeskMessages.notStated();
}

/** A band of prices by its lower end: it goes up to the next one. */
function bandText(from: number): string {
  const price = (dollars: number) => wholeMoneyText(dollars * 100);
  const below = priceBands.find((band) => band > from);
  if (below === undefined) return dashboardDeskMessages.priceFrom({ price: price(from) });
  return from === 0
    ? dashboardDeskMessages.priceBelow({ price: price(below) })
    : dashboardDeskMessages.priceBetween({ from: price(from), below: price(below) });
}
