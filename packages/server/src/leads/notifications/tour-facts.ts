import { z } from 'zod';
import { clientNotificationMessages } from '../messages/notifications.ts';
import type { TourRow } from '../tours/tour-state-store.ts';

/** An instant, which JSON has as text. */
export const instant = z.coerce.date();

/** The home of a tour, as notifications keep it. */
export const tourHome = { address: z.string().nullable(), mlsNumber: z.string() };

/** Its street, or its MLS number in the reader's language. */
export function homeOfFacts({
  address,
  mlsNumber,
}: {
  address: string | null;
  mlsNumber: string;
}): string {
  const [street = ''] = (address ?? '').split(',');
  return street || clientNotificationMessages.homeByNumber({ number: mlsNumber });
}

/** The facts of a tour's home. */
export const homeFacts = ({
  home_address,
  mls_number,
}: Pick<TourRow, 'home_address' | 'mls_number'>) => ({
  address: home_address,
  mlsNumber: mls_number,
});
