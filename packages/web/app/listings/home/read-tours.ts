import type { WireDetail } from '@homestead/contract/listings';
import type { TourLink } from '../listing/listing.ts';
import { homeMessages } from '../messages/home.ts';

/**
 * A home's tour (unbranded before branded) and videos as links, each once. The feed's links are
 * untrusted: only https becomes a link, and none is embedded in the page.
 */
export function readTours(wire: WireDetail): TourLink[] {
  const tour = [wire.VirtualTourURLUnbranded, wire.VirtualTourURLBranded].find(isHttps);
  const videos = [...new Set(wire.Videos)].filter((href) => isHttps(href) && href !== tour);
  return [
    ...(tour ? [{ href: tour, label: homeMessages.virtualTour() }] : []),
    ...videos.map((href, index) => ({
      href,
      label: index === 0 ? homeMessages.video() : homeMessages.videoNumber({ number: index + 1 }),
    })),
  ];
}

function isHttps(text: string | null): text is string {
  return text !== null && /^https:\/\//i.test(text) && URL.canParse(text);
}
