import { expect, test } from 'vitest';
import { vendorOf } from './vendors.ts';

test.each([
  ['https://api.mlsgrid.com/v2', 'mls-grid'],
  ['https://api-trestle.corelogic.com/trestle/odata', 'trestle'],
  ['https://api.bridgedataoutput.com/api/v2/OData/gprmls', 'bridge'],
  ['https://replication.sparkapi.com/Version/3/Reso/OData', 'spark'],
  ['https://galmls.paragonrels.com/OData/GALMLS/DD1.7', 'paragon'],
  ['https://api.paragonapi.com/api/v2/OData/bk9', 'paragon'],
  ['https://resoapi.utahrealestate.com/reso/odata', 'utah'],
  ['https://paragonrels.com.example/OData', 'plain'],
])('the server at %s is of %s', (url, vendor) => {
  expect(vendorOf(url)).toBe(vendor);
});
