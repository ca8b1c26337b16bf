import { wholeSetting } from './setting-readers.ts';

/** How much one node takes from one address and from all of them. */
export const connectionSettings = {
  MAX_CONNECTIONS: wholeSetting(10, 100_000, 4000),
  CONNECTIONS_PER_ADDRESS: wholeSetting(8, 100_000, 200),
  READS_PER_SECOND: wholeSetting(0, 100_000, 20),
  READ_BURST: wholeSetting(1, 1_000_000, 300),
};
