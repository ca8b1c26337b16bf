import type { WireClientOffer } from '@homestead/contract/transactions';
import { data, type LoaderFunctionArgs } from 'react-router';
import { requirePerson } from '#accounts';
import { formAnswer, newFormKey, problemsOf, readForm, refusedForm, type TypedForm } from '#forms';
import { type Api, ApiError, apiContext } from '#platform';
import { clientOffers } from './client-offer-client.ts';
import {
  approvalRule,
  linkKeyIn,
  openRule,
  questionRule,
  sentLinkIn,
} from './client-offer-rules.ts';
import type { PageAnswer } from './page-forms.tsx';
import { type ShownClientOffer, showClientOffer } from './show-client-offer.ts';

/** What the page’s forms send as `intent`. */
export type ClientOfferIntent = 'open' | 'approve' | 'ask';

/** What the page shows after a form. */
export interface ClientOfferAnswer extends PageAnswer<ClientOfferIntent> {
  /** Null if the link opened nothing. */
  offer: ShownClientOffer | null;
  /** The terms that changed since the page was opened. */
  changed: string[];
}

type Refused = ReturnType<typeof formAnswer>;

const rules = { open: openRule, approve: approvalRule, ask: questionRule };

/**
 * Takes a form of the client’s page: opens the offer of a link, approves its terms, or asks about
 * it. The link comes in the form, since it must not be in an address.
 */
export async function takeClientOffer(api: Api, request: Request) {
  const form = await readForm(request);
  const sent = form.text('intent');
  const intent: ClientOfferIntent = sent === 'approve' || sent === 'ask' ? sent : 'open';
  const { link } = form.texts('link');
  const values = form.texts('name', 'question');
  const linkKey = linkKeyIn(link);
  const ask = { api, linkKey };
  const told: Omit<ClientOfferAnswer, 'offer'> = {
    ...{ link, intent, isDone: false, refused: null, changed: [], key: newFormKey() },
  };
  const fields = problemsOf(rules[intent], (name) => form.text(name));
  const refuse = async ({ data: refused, init }: Refused, changed: string[] = []) => {
    const known = intent === 'open' ? null : await findOffer(ask);
    const shown = known ? { ...told, refused, changed } : { ...told, refused };
    return data<ClientOfferAnswer>(
      { ...shown, offer: known && showClientOffer(known) },
      init ?? {},
    );
  };
  if (fields) return refuse(formAnswer({ fields, values }));
  try {
    const offer = await send(intent, form, ask);
    return data<ClientOfferAnswer>({ ...told, offer: showClientOffer(offer), isDone: true });
  } catch (error) {
    return refuse(refusedForm(error, { values }), changedIn(error));
  }
}

/** The page of an offer that who signed in was sent; null for an address without its id. */
export async function openSentOffer(args: LoaderFunctionArgs) {
  const link = sentLinkIn(args.request);
  if (link === null) return null;
  await requirePerson(args);
  const opened: Omit<ClientOfferAnswer, 'offer'> = {
    ...{ link, intent: 'open', isDone: true, refused: null, changed: [], key: newFormKey() },
  };
  try {
    const ask = { api: args.context.get(apiContext), linkKey: link };
    const { data: offer } = await clientOffers.getClientOffer({}, ask);
    return data<ClientOfferAnswer>({ ...opened, offer: showClientOffer(offer) });
  } catch (error) {
    const { data: refused, init } = refusedForm(error, { values: {} });
    return data<ClientOfferAnswer>({ ...opened, offer: null, refused, isDone: false }, init ?? {});
  }
}

async function send(
  intent: ClientOfferIntent,
  form: TypedForm,
  ask: { api: Api; linkKey: string },
): Promise<WireClientOffer> {
  const options = { ...ask, ...form.marks() };
  if (intent === 'approve') {
    const { termsHash, name } = form.texts('termsHash', 'name');
    const body = { version: Number(form.text('version')), termsHash, name };
    return (await clientOffers.approveClientOffer(body, options)).data;
  }
  if (intent === 'ask') {
    await clientOffers.askAboutClientOffer({ question: form.text('question') }, options);
  }
  return (await clientOffers.getClientOffer({}, ask)).data;
}

const findOffer = (ask: { api: Api; linkKey: string }) =>
  clientOffers.getClientOffer({}, ask).then(
    ({ data: offer }) => offer,
    () => null,
  );

/** The labels of the terms that a refused approval names. */
function changedIn(error: unknown): string[] {
  if (!(error instanceof ApiError) || error.problem.code !== 'offer-terms-changed') return [];
  return (error.problem.errors ?? []).map(({ label }) => label);
}

/** The summary of an offer on paper, with the link of its form. */
export async function takeClientSummary(api: Api, request: Request): Promise<Response> {
  const form = await readForm(request);
  const linkKey = linkKeyIn(form.text('link'));
  try {
    const file = await clientOffers.getClientOfferFile({}, { api, linkKey });
    return new Response(file as Uint8Array<ArrayBuffer>, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'inline',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      },
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new Response(error.message, { status: error.status || 502 });
  }
}
