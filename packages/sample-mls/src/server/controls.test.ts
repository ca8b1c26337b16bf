import { afterAll, describe, expect, it } from 'vitest';
import { closeAll, control, play, type Rec, read, status } from '../../test/open-for-tests.ts';

afterAll(closeAll);

describe('controls', () => {
  it('caps pages silently, and refuses everything for ten minutes', async () => {
    const mls = await play('sample');
    await control(mls, 'faults', { silentPageCap: 5 });
    const page = await read(mls, 'Property?$top=50&$count=true');
    expect(page.value).toHaveLength(5);
    expect(page).not.toHaveProperty('@odata.nextLink');
    await control(mls, 'faults', { silentPageCap: 0, status429Minutes: 10 });
    expect(await status(mls, 'Property?$top=1')).toBe(429);
    mls.advance(9);
    expect(await status(mls, 'Property?$top=1')).toBe(429);
    mls.advance(1);
    expect(await status(mls, 'Property?$top=1')).toBe(200);
  });

  it('removes, reprices and adds an open house', async () => {
    const mls = await play('sample');
    const [gone, flagged, cheaper] = (await read(mls, 'Property?$top=3')).value as [Rec, Rec, Rec];
    await control(mls, 'remove', { listingKey: gone.ListingKey, silent: true });
    expect(await status(mls, `Property('${gone.ListingKey}')`)).toBe(404);
    await control(mls, 'remove', { listingKey: flagged.ListingKey });
    await control(mls, 'reprice', { listingKey: cheaper.ListingKey });
    const changed = await read(
      mls,
      `Property?$filter=ModificationTimestamp ge ${new Date(mls.market.now()).toISOString()}`,
    );
    expect(changed.value).toMatchObject([
      { MlgCanView: false },
      { ListingKey: cheaper.ListingKey },
    ]);
    expect(changed.value[1]?.ListPrice).toBeLessThan(Number(cheaper.ListPrice));
    const order = { listingKey: cheaper.ListingKey, startsAt: '2026-06-21T18:00:00Z' };
    const { OpenHouseKey } = (await (await control(mls, 'open-house', order)).json()) as Rec;
    expect(await read(mls, `OpenHouse?$filter=OpenHouseKey eq '${OpenHouseKey}'`)).toMatchObject({
      value: [{ ListingKey: cheaper.ListingKey, OpenHouseStartTime: '2026-06-21T18:00:00.000Z' }],
    });
    expect((await control(mls, 'remove', { listingKey: 'nothing' })).status).toBe(400);
    expect((await control(mls, 'open-house', { ...order, startsAt: 'soon' })).status).toBe(400);
  });
});
