import type { SellerWish, WireSellerOffers } from '@homestead/contract/transactions';
import { data, type LoaderFunctionArgs } from 'react-router';
import { requirePerson } from '#accounts';
import { formAnswer, newFormKey, problemsOf, readForm, refusedForm, type TypedForm } from '#forms';
import { type Api, apiContext } from '#platform';
import { linkKeyIn, openRule, sentLinkIn } from '../client/client-offer-rules.ts';
import type { PageAnswer } from '../client/page-forms.tsx';
import { nameOf, sortOffers } from '../compare/compare-rows.ts';
import { type ShownComparison, showComparison } from '../compare/show-comparison.ts';
import { whenWithYearText } from '../compare/when-text.ts';
import { sellerPageMessages } from './messages/seller-page.ts';
import { sellerOffers } from './seller-offers-client.ts';
import { sellerQuestionRule, wishRule } from './seller-rules.ts';

/** What the page’s forms send as `intent`. */
export type SellerIntent = 'open' | 'wish' | 'ask';

/** The offers on a home, with what the seller said about each in finished words. */
export type ShownSellerOffers = Pick<WireSellerOffers, 'agent'> & {
  home: string | null;
  /** Of the listing file. */
  code: string;
  comparison: ShownComparison;
  /** What the forms choose from; `value` has the version that is shown. */
  choices: { value: string; label: string; isWaiting: boolean }[];
  /** By the number of an offer. */
  wishes: Partial<Record<number, string>>;
};

/** What the page shows after a form. */
export interface SellerAnswer extends PageAnswer<SellerIntent> {
  /** Null if the link opened nothing. */
  shown: ShownSellerOffers | null;
}

const rules = { open: openRule, wish: wishRule, ask: sellerQuestionRule };
const isIntent = (sent: string): sent is SellerIntent => Object.hasOwn(rules, sent);

/**
 * Takes a form of the seller’s page: opens the offers of a link, says what the seller would like,
 * or asks about an offer. The link comes in the form, since it must not be in an address.
 */
export async function takeSellerOffers(api: Api, request: Request) {
  const form = await readForm(request);
  const sent = form.text('intent');
  const intent: SellerIntent = isIntent(sent) ? sent : 'open';
  const { link } = form.texts('link');
  const values = form.texts('offer', 'about', 'wish', 'question');
  const ask = { api, linkKey: linkKeyIn(link) };
  const said = { link, intent, isDone: false, refused: null, key: newFormKey() };
  const refuse = async ({ data: refused, init }: ReturnType<typeof formAnswer>) => {
    const known = intent === 'open' ? null : await findOffers(ask);
    const shown = known && showOffers(known);
    return data<SellerAnswer>({ ...said, shown, refused }, init ?? {});
  };
  const fields = problemsOf(rules[intent], (name) => form.text(name));
  if (fields) return refuse(formAnswer({ fields, values }));
  try {
    const shown = showOffers(await send(intent, form, ask));
    return data<SellerAnswer>({ ...said, shown, isDone: true });
  } catch (error) {
    return refuse(refusedForm(error, { values }));
  }
}

/** The page of a home whose offers who signed in was sent; null for an address without its id. */
export async function openSentHome(args: LoaderFunctionArgs) {
  const link = sentLinkIn(args.request);
  if (link === null) return null;
  await requirePerson(args);
  const opened: Omit<SellerAnswer, 'shown'> = {
    ...{ link, intent: 'open', isDone: true, refused: null, key: newFormKey() },
  };
  try {
    const ask = { api: args.context.get(apiContext), linkKey: link };
    const { data: offers } = await sellerOffers.getSellerOffers({}, ask);
    return data<SellerAnswer>({ ...opened, shown: showOffers(offers) });
  } catch (error) {
    const { data: refused, init } = refusedForm(error, { values: {} });
    return data<SellerAnswer>({ ...opened, shown: null, refused, isDone: false }, init ?? {});
  }
}

async function send(
  intent: SellerIntent,
  form: TypedForm,
  ask: { api: Api; linkKey: string },
): Promise<WireSellerOffers> {
  const options = { ...ask, ...form.marks() };
  if (intent === 'wish') {
    const wish = form.text('wish') as SellerWish;
    // The offer as it was when the page was shown.
    const [offer, version] = form.text('offer').split(' ').map(Number);
    const body = { offer: Number(offer), version: Number(version), wish };
    return (await sellerOffers.wishForSellerOffer(body, options)).data;
  }
  if (intent === 'ask') {
    const offer = Number.parseInt(form.text('about'), 10);
    const body = { offer, question: form.text('question') };
    return (await sellerOffers.askAboutSellerOffer(body, options)).data;
  }
  return (await sellerOffers.getSellerOffers({}, ask)).data;
}

const findOffers = (ask: { api: Api; linkKey: string }) =>
  sellerOffers.getSellerOffers({}, ask).then(
    ({ data: offers }) => offers,
    () => null,
  );

function showOffers({ wishes, waiting, agent, comparison }: WireSellerOffers): ShownSellerOffers {
  const text = ({ wish, at, isCurrent }: WireSellerOffers['wishes'][number]) => {
    const said = saidTexts[wish]({ when: whenWithYearText(at) });
    return isCurrent ? said : sellerPageMessages.changedSince({ said });
  };
  return {
    ...{ agent, home: comparison.file.propertyAddress, code: comparison.file.code },
    comparison: showComparison(comparison),
    choices: sortOffers(comparison.offers, 'net').map((offer) => ({
      value: `${offer.id} ${offer.version}`,
      label: offer.buyers === null ? nameOf(offer) : `${offer.buyers} · ${offer.code}`,
      isWaiting: waiting.includes(offer.id),
    })),
    wishes: Object.fromEntries(wishes.map((one) => [one.offer, text(one)])),
  };
}

const saidTexts: Record<SellerWish, (facts: { when: string }) => string> = {
  accept: sellerPageMessages.saidAccept,
  counter: sellerPageMessages.saidCounter,
  reject: sellerPageMessages.saidReject,
};
