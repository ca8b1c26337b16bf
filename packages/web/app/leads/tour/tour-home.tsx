import type { WireMyTour } from '@homestead/contract/leads';
import { tourMessages } from '../messages/tours.ts';

/** The home of a tour, in words that lead to its page. */
export function TourHome({
  homeAddress,
  mlsNumber,
}: Pick<WireMyTour, 'homeAddress' | 'mlsNumber'>) {
  return (
    <a href={`/singleproduct/${encodeURIComponent(mlsNumber)}`}>
      {homeAddress ?? tourMessages.homeNumber({ number: mlsNumber })}
    </a>
  );
}
