import {
  clientOfferEndpoints,
  sellerPageEndpoints,
  type WireClientOffer,
  type WireSellerOffers,
} from '@homestead/contract/transactions';
import { beforeEach, expect, test, vi } from 'vitest';

const asked = vi.hoisted(() => ({
  requirePerson: vi.fn(),
  getClientOffer: vi.fn(),
  getSellerOffers: vi.fn(),
}));
vi.mock('#accounts', () => ({ requirePerson: asked.requirePerson }));
vi.mock('./client-offer-client.ts', () => ({
  clientOffers: { getClientOffer: asked.getClientOffer },
}));
vi.mock('../seller/seller-offers-client.ts', () => ({
  sellerOffers: { getSellerOffers: asked.getSellerOffers },
}));

const { ApiError } = await import('#platform');
const { openSentOffer } = await import('./take-client-offer.ts');
const { openSentHome } = await import('../seller/take-seller-offers.ts');

const link = '5b2f7c1e-0d4a-4a57-9c1d-2f4f9d4b8a10';
const offer = (clientOfferEndpoints.getClientOffer.example as { data: WireClientOffer }).data;
const offers = (sellerPageEndpoints.getSellerOffers.example as { data: WireSellerOffers }).data;
const argsFor = (search: string) =>
  ({
    request: new Request(`http://localhost/offer${search}`),
    context: { get: () => 'the api of the request' },
  }) as unknown as Parameters<typeof openSentOffer>[0];

/** Both pages, each with the call that answers it and what the page has of the answer. */
const pages = [
  { name: '/offer', open: openSentOffer, call: asked.getClientOffer, sent: offer, part: 'offer' },
  {
    ...{ name: '/seller-offers', open: openSentHome },
    ...{ call: asked.getSellerOffers, sent: offers, part: 'shown' },
  },
] as const;

beforeEach(() => vi.resetAllMocks());

test.each(pages)('$name without the id of a link asks for nothing', async ({ open, call }) => {
  for (const search of ['', '?sent=', '?sent=x', `?sent=${link}x`, '?sent=../../offers/1']) {
    expect(await open(argsFor(search)), search).toBeNull();
  }
  expect(asked.requirePerson).not.toHaveBeenCalled();
  expect(call).not.toHaveBeenCalled();
});

test.each(pages)('$name opens what who signed in was sent', async (page) => {
  page.call.mockResolvedValue({ data: page.sent });
  const opened = await page.open(argsFor(`?sent=${link}`));
  expect(page.call).toHaveBeenCalledWith({}, { api: 'the api of the request', linkKey: link });
  expect(opened?.data).toMatchObject({
    ...{ link, intent: 'open', isDone: true, refused: null },
    [page.part]: { code: expect.any(String) },
  });
});

test.each(pages)('$name asks for nothing before a sign-in', async ({ open, call }) => {
  const signIn = new Response(null, { status: 302 });
  asked.requirePerson.mockRejectedValue(signIn);
  await expect(open(argsFor(`?sent=${link}`))).rejects.toBe(signIn);
  expect(call).not.toHaveBeenCalled();
});

test.each(pages)('$name says why a link that has ended opens nothing', async (page) => {
  const sentence = 'This link doesn’t work anymore.';
  page.call.mockRejectedValue(
    new ApiError(404, { code: 'client-link-refused', message: sentence, errors: [] } as never),
  );
  const opened = await page.open(argsFor(`?sent=${link}`));
  expect(opened?.init?.status).toBe(404);
  expect(opened?.data).toMatchObject({ isDone: false, [page.part]: null });
  expect(JSON.stringify(opened?.data.refused)).toContain(sentence);
});
