import { makePerson, signIn } from './bench-people.ts';
import type { Finding } from './budget.ts';
import { startProgram } from './child-program.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { HttpConnection } from './http-connection.ts';

const ASKER = 'offers@bench.example';
const CREATE = '/api/v1/Transaction/CreateNewOffer';
const WARM_UP = 15;
const MOST_MS = 150;

/** An offer with everything filled in that a person can, and long provisions. */
const terms = {
  ...{ propertyaddress: '5112 Cass St, Omaha, NE 68132', county: 'Douglas', state: 'NE' },
  ...{ propertytype: 'Residential', sub_type: 'Single Family Residence', year_built: 1926 },
  legal_description: 'DUNDEE PLACE LOT 12 BLOCK 104 E 50 FT '.repeat(4),
  ...{ sid: 'None', list_price: 399_000, association_fee: 25, listing_firm: 'Heartland Homes' },
  property_to_stay: 'Refrigerator, range, washer, dryer and window coverings. '.repeat(5),
  ...{ offer_date: '2031-06-01', offer_time: '10:00', offer_expire_date: '2031-06-02' },
  ...{ offer_expire_time: '18:00', offer_price: 389_000, earnest_deposit: 5000 },
  ...{ closing_date: '2031-07-10', closing_time: '09:00', closing_location: 'Old Market' },
  ...{ closing_costs: 'Buyer', broker_admin_fees: 395, final_walkthrough_date: '2031-07-09' },
  ...{ buyer_finance_type: 'VA', interest_rate: '6.375', loan_years: '30', down_payment: 0 },
  home_inspections: ['Whole house', 'Radon', 'Sewer scope', 'Roof'].map((type) => ({
    ...{ type, inspectOn: '2031-06-12', time: '13:30', note: 'The buyer will be there' },
  })),
  other_provision: 'The seller repairs the garage door before closing, at their cost. '.repeat(30),
};

/** The server’s CPU for the summary of an offer as a PDF, all of its threads, once it is warm. */
export async function benchOffers(url: string, files: number): Promise<Finding[]> {
  const server = await startProgram<{ url: string; metricsUrl: string }>('scripts/bench/serve.ts', {
    ...{ MODE: 'demo', DATABASE_URL: url, LOG_LEVEL: 'error' },
    ...{ FORMS_PER_PERSON: '1000000', FORMS_PER_ADDRESS: '1000000' },
  });
  await makePerson(url, ASKER, 'agent');
  const connection = await HttpConnection.open(server.ready.url);
  try {
    const bearer = await signIn(connection, ASKER);
    const key = 'idempotency-key: bench-summary-pdf\r\n';
    const made = await connection.postJson(CREATE, JSON.stringify(terms), bearer + key);
    const { id } = (JSON.parse(made.toString()) as { data: { id: number } }).data;
    const ask = async () => {
      const file = await connection.get(`/api/v1/offers/${id}/summary.pdf`, 'identity', bearer);
      if (file.subarray(0, 5).toString() !== '%PDF-') throw new Error('that was no PDF');
      return file.length;
    };
    for (let turn = 0; turn < WARM_UP; turn += 1) await ask();
    const before = await cpuSeconds(server.ready.metricsUrl);
    let bytes = 0;
    for (let turn = 0; turn < files; turn += 1) bytes = await ask();
    const used = (((await cpuSeconds(server.ready.metricsUrl)) - before) * 1000) / files;
    return [
      { what: 'an offer’s summary as a PDF', value: bytes / 1024, unit: 'KB', budget: null },
      { what: 'the same, CPU', value: used, unit: 'ms', budget: { most: MOST_MS } },
    ];
  } finally {
    connection.close();
    await server.stop();
  }
}
