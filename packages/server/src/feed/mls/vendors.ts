import { type MlsVendor, mlsVendors } from '@homestead/contract/platform';

/** Public facts about an MLS vendor's RESO Web API. */
interface Vendor {
  hosts: RegExp;
  /** Null where the vendor names no limit. */
  requestsPerSecond: number | null;
  /** The most rows a page of listings may have, with their photos and rooms. */
  pageMax: number;
  /** Follows each name in `$expand`, where lists would otherwise be cut. */
  expandOptions?: string;
}

/** What else a server can and can't do is found out by asking it: see `try-out.ts`. */
export const vendors: Readonly<Record<MlsVendor, Vendor>> = {
  'mls-grid': {
    hosts: /(^|\.)mlsgrid\.com$/,
    requestsPerSecond: 2,
    pageMax: 1000,
  },
  trestle: {
    hosts: /(^|\.)(corelogic|cotality)\.com$/,
    requestsPerSecond: 3,
    pageMax: 1000,
  },
  bridge: {
    hosts: /(^|\.)bridgedataoutput\.com$/,
    requestsPerSecond: null,
    pageMax: 200,
    expandOptions: '($top=1000)',
  },
  spark: {
    hosts: /(^|\.)sparkapi\.com$/,
    requestsPerSecond: null,
    pageMax: 1000,
  },
  paragon: {
    hosts: /(^|\.)paragon(?:rels|api)\.com$/,
    requestsPerSecond: null,
    pageMax: 2500,
  },
  utah: {
    hosts: /(^|\.)utahrealestate\.com$/,
    requestsPerSecond: null,
    pageMax: 200,
  },
  plain: { hosts: /^$/, requestsPerSecond: null, pageMax: 5000 },
};

/** The vendor behind an address; `plain` for one that isn't in the table. */
export function vendorOf(url: string): MlsVendor {
  const host = URL.parse(url)?.hostname ?? '';
  return mlsVendors.find((name) => vendors[name].hosts.test(host)) ?? 'plain';
}
