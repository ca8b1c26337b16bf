import {
  readServiceAreaFile,
  setServiceArea,
} from '../../packages/server/src/platform/service-area.ts';

/** Tests are in Omaha; one that goes elsewhere needs not come back. */
const read = readServiceAreaFile();
if ('problems' in read) throw new Error(read.problems.join('\n'));
setServiceArea(read.area);
