import { readFileSync } from 'node:fs';
import { readServiceArea } from '@homestead/contract/places';

const file = new URL('../../../../service-areas/omaha.json', import.meta.url);
const read = readServiceArea(JSON.parse(readFileSync(file, 'utf8')));
if ('problems' in read) throw new Error(read.problems.join('\n'));

/** The sample MLS's market, whatever area the server is set up for. */
export const omaha = read.area;
