import { centsFromDollars } from '@homestead/contract/platform';
import { listingLinkCalls, type listingLinkEndpoints } from '@homestead/contract/transactions';
import {
  type FormRule,
  formAnswer,
  problemsOf,
  readForm,
  readSecretLink,
  refusedForm,
  secretLinkRule,
} from '#forms';
import { type Api, createClient } from '#platform';
import { offerFormMessages } from './messages/offer-form.ts';

export const offerForms = createClient<typeof listingLinkEndpoints>(listingLinkCalls);

const labels = {
  buyerNames: offerFormMessages.buyerNames,
  agentName: offerFormMessages.agentName,
  license: offerFormMessages.license,
  brokerage: offerFormMessages.brokerage,
  phone: offerFormMessages.phone,
  email: offerFormMessages.email,
  offerPriceCents: offerFormMessages.offerPriceCents,
  earnestDepositCents: offerFormMessages.earnestDepositCents,
  buyerFinanceType: offerFormMessages.buyerFinanceType,
  downPaymentCents: offerFormMessages.downPaymentCents,
  closingAmountCents: offerFormMessages.closingAmountCents,
  closingOn: offerFormMessages.closingOn,
  expireOn: offerFormMessages.expireOn,
  expireTime: offerFormMessages.expireTime,
  saleContingencyId: offerFormMessages.saleContingencyId,
  otherProvision: offerFormMessages.otherProvision,
} as const;
export type OfferFormField = keyof typeof labels;
type Name = OfferFormField;
const names = Object.keys(labels) as Name[];
const optional: readonly Name[] = [
  'downPaymentCents',
  'closingAmountCents',
  'saleContingencyId',
  'otherProvision',
];
const amounts: readonly Name[] = [
  'offerPriceCents',
  'earnestDepositCents',
  'downPaymentCents',
  'closingAmountCents',
];
const isOptional = (name: Name) => optional.includes(name);

/** What a field is called. */
export const labelOf = (name: Name): string =>
  isOptional(name) ? offerFormMessages.optional({ label: labels[name]() }) : labels[name]();

function problemOf(name: Name, text: string): string | null {
  const label = labels[name]();
  if (text === '') return isOptional(name) ? null : offerFormMessages.needed({ label });
  if (!amounts.includes(name)) return null;
  const cents = centsFromDollars(text.replaceAll(/[$,\s]/g, ''));
  return cents === null || cents < 0 ? offerFormMessages.dollarsNeeded({ label }) : null;
}

/** The rules of the form that don’t need the server, with the link that it is sent with. */
export const offerFormRule: FormRule = (typed) => ({
  ...secretLinkRule(typed),
  ...Object.fromEntries(names.map((name) => [name, problemOf(name, typed(name))])),
});

/** Sends the form. Returns the receipt, or what the form shows instead; what was typed stays. */
export async function takeOfferForm(
  api: Api,
  request: Request,
): Promise<{ code: string; email: string } | ReturnType<typeof formAnswer>> {
  const form = await readForm(request);
  const values = form.texts('link', ...names);
  const fields = problemsOf(offerFormRule, (name) => form.text(name));
  if (fields) return formAnswer({ fields, values });
  const cents = (name: Name) =>
    values[name] === '' ? null : centsFromDollars(values[name].replaceAll(/[$,\s]/g, ''));
  const { link, buyerNames, agentName, license, brokerage, phone, email } = values;
  const { buyerFinanceType, closingOn, expireOn, expireTime, otherProvision } = values;
  try {
    const { data } = await offerForms.sendOfferForm(
      {
        ...{ buyerNames, agentName, license, brokerage, phone, email, buyerFinanceType },
        ...{ closingOn, expireOn, expireTime, otherProvision: otherProvision || null },
        offerPriceCents: cents('offerPriceCents') ?? 0,
        earnestDepositCents: cents('earnestDepositCents') ?? 0,
        downPaymentCents: cents('downPaymentCents'),
        closingAmountCents: cents('closingAmountCents'),
        saleContingencyId: values.saleContingencyId ? Number(values.saleContingencyId) : null,
      },
      { api, linkKey: readSecretLink(link).token, ...form.marks() },
    );
    return { code: data.code, email };
  } catch (error) {
    return refusedForm(error, { values });
  }
}
