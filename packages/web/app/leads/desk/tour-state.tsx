import type { WireTourRequest } from '@homestead/contract/leads';
import { Text } from '@mantine/core';
import { tourRequestMessages } from './messages/tour-requests.ts';
import { tourTimesText } from './tour-times-text.ts';

/** Where a tour is, in words; only one that still waits for us has a color. */
export function TourState(tour: WireTourRequest) {
  const { state, agreedAt, proposed, reason, isSuspected, waitsForSignature } = tour;
  if (agreedAt && waitsForSignature)
    return tourRequestMessages.waitsForSignature({ at: tourTimesText([agreedAt]) });
  if (agreedAt) return tourRequestMessages.confirmedFor({ at: tourTimesText([agreedAt]) });
  if (state === 'proposed')
    return tourRequestMessages.proposedTimes({ times: tourTimesText(proposed) });
  if (state === 'declined') return tourRequestMessages.declinedBecause({ reason });
  if (state === 'canceled') return tourRequestMessages.canceled();
  return (
    <Text span size="sm" c={isSuspected ? 'inherit' : 'warn'}>
      {tourRequestMessages.waiting()}
    </Text>
  );
}
