import type { Settings } from '../settings.ts';
import type { OutsideService } from './service-gateway.ts';

/** A service as the settings describe it; its requests identify the site and its contact. */
export function describeService(
  { brokerage, publicUrl }: Settings,
  name: string,
  url: string,
  limits: Pick<OutsideService, 'requestsPerDay' | 'keptDays' | 'atOnce' | 'pauseMs'>,
): OutsideService {
  const contact = brokerage.email ? `; ${brokerage.email}` : '';
  return { name, url, ...limits, headers: { 'user-agent': `Homestead (${publicUrl}${contact})` } };
}
