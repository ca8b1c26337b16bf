import {
  readServiceAreaFile,
  setServiceArea,
} from '../../packages/server/src/platform/service-area.ts';

/** Tests are in Omaha; one that sets another area doesn't have to set it back. */
const read = readServiceAreaFile();
if ('problems' in read) throw new Error(read.problems.join('\n'));
setServiceArea(read.area);
