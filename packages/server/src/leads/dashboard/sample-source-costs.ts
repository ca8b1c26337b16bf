import { localDate } from '@homestead/contract/platform';
import { actAsMailbox } from '#accounts';
import { atomically, createRecord, type Database } from '#platform';
import { sourceCostTable } from './source-cost.ts';
import { selectSourceCosts, selectSources } from './source-cost-store.ts';

const AUTHOR = 'grace.whitfield@prairieandmain.example';

/** What each source cost in dollars, this month first; referrals and past clients cost nothing. */
const samples = `
Zillow|1850|1850|1850|1650|1650|1650
Realtor.com|980|980|980|980|860|860
Google|645|712|688|590|604|571
Facebook|420|395|410|380|365|350
Open house|160|240|120|180|210|90
Sign call|75|75|150|75|75|0
Website|310|310|310|310|310|310`;

/** The first day of the month so many months ago. */
function monthBefore(today: string, months: number): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}

/** Adds half a year of costs to a demo without any, by the operation that people use. */
export async function addSampleSourceCosts(db: Database): Promise<void> {
  const author = await actAsMailbox(db, AUTHOR);
  if (!author || (await selectSourceCosts(db, { page: 1, pageSize: 1 })).total > 0) return;
  const ids = new Map((await selectSources(db)).map(({ id, name }) => [name, id]));
  const today = localDate(new Date());
  await atomically(db, async (tx) => {
    for (const row of samples.trim().split('\n')) {
      const [name = '', ...dollars] = row.split('|');
      const sourceId = ids.get(name);
      if (!sourceId) continue;
      for (const [months, amount] of dollars.entries()) {
        await createRecord(tx, sourceCostTable, author, {
          ...{ source_id: sourceId, month: monthBefore(today, months) },
          cost_cents: Number(amount) * 100,
        });
      }
    }
  });
}
