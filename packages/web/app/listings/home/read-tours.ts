import type { WireDetail } from '@homestead/contract/listings';
import type { TourLink } from '../listing.ts';

/**
 * The tour (unbranded before branded) and the videos of a home as links, each once. The feed's
 * links are strangers' text: only https becomes a link, and none is ever shown inside the page.
 */
export function readTours(wire: WireDetail): TourLink[] {
  const tour = [wire.VirtualTourURLUnbranded, wire.VirtualTourURLBranded].find(isHttps);
  const videos = [...new Set(wire.Videos)].filter((href) => isHttps(href) && href !== tour);
  return [
    ...(tour ? [{ href: tour, label: 'Take the virtual tour' }] : []),
    ...videos.map((href, index) => ({
      href,
      label: index === 0 ? 'Watch the video' : `Watch video ${index + 1}`,
    })),
  ];
}

function isHttps(text: string | null): text is string {
  return text !== null && /^https:\/\//i.test(text) && URL.canParse(text);
}
