import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readServiceArea, type ServiceArea } from '@homestead/contract/places';
import { setLocalArea } from '@homestead/contract/platform';

const packaged = fileURLToPath(new URL('../../../../service-areas/omaha.json', import.meta.url));

let current: ServiceArea | null = null;

/** Where the brokerage works; set before anything else runs, the same until the program ends. */
export function serviceArea(): ServiceArea {
  if (!current) throw new Error('The service area was asked for before it was set');
  return current;
}

export function setServiceArea(area: ServiceArea): void {
  current = area;
  setLocalArea(area);
}

/**
 * Reads a service area file, by default Omaha's; problems in sentences if it can't be read or is
 * wrong (docs/service-area.md).
 */
export function readServiceAreaFile(path = packaged): ReturnType<typeof readServiceArea> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return { problems: [`${path} can’t be read`] };
  }
  try {
    return readServiceArea(JSON.parse(text));
  } catch (error) {
    return { problems: [`${path} is not JSON: ${(error as Error).message}`] };
  }
}
