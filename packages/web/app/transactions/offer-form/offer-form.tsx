import { localArea } from '@homestead/contract/platform';
import type { WireOfferForm } from '@homestead/contract/transactions';
import { type ComponentProps, useEffect, useState } from 'react';
import { Form } from 'react-router';
import {
  Field,
  type FormAnswer,
  FormMessages,
  FormNote,
  formStyles,
  readSecretLink,
  SecretLinkField,
  SpamGuard,
  SubmitButton,
  TextField,
  useCheckedForm,
  useSecretLink,
} from '#forms';
import { browserApi } from '#platform';
import { offerFormMessages } from './messages/offer-form.ts';
import { labelOf, type OfferFormField, offerFormRule, offerForms } from './take-offer-form.ts';

// `moneyText` is in a script of pages with homes, which this page doesn’t load.
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

interface OfferFormProps {
  /** Names one filled-in form. */
  formKey: string;
  answer: FormAnswer | undefined;
}

/**
 * An offer on a listing of ours, for the agent who has its link. With script it shows the home;
 * without, the link is pasted into a field.
 */
export function OfferForm({ formKey, answer }: OfferFormProps) {
  const link = useSecretLink();
  const { home, problem } = useLinkedHome(link);
  const { form, problems, isPending } = useCheckedForm(offerFormRule, answer);
  const typed: Record<string, string | undefined> = answer?.values ?? {};
  const field = (name: OfferFormField, rest: Partial<ComponentProps<typeof TextField>> = {}) => (
    <TextField
      name={name}
      label={labelOf(name)}
      required={false}
      defaultValue={typed[name]}
      problem={problems[name]}
      {...rest}
    />
  );
  const amount = (name: OfferFormField, example: string) =>
    field(name, {
      ...{ inputMode: 'decimal', maxLength: 30 },
      hint: offerFormMessages.dollars({ amount: example }),
    });
  return (
    <Form {...form} className={formStyles.form}>
      <FormMessages answer={answer} problems={problems} />
      {problem && <FormNote>{problem}</FormNote>}
      {home && <Home home={home} />}
      <SecretLinkField link={link} pasted={typed.link} problem={problems.link} />
      <input type="hidden" name="key" value={formKey} />
      <SpamGuard />
      <h2>{offerFormMessages.parties()}</h2>
      {field('buyerNames', { maxLength: 200 })}
      {field('agentName', { maxLength: 120, autoComplete: 'name' })}
      <div className={formStyles.pair}>
        {field('license', { maxLength: 60 })}
        {field('brokerage', { maxLength: 120, autoComplete: 'organization' })}
      </div>
      {field('phone', { type: 'tel', autoComplete: 'tel', maxLength: 30 })}
      {field('email', { type: 'email', autoComplete: 'email', maxLength: 300 })}
      <h2>{offerFormMessages.terms()}</h2>
      {amount('offerPriceCents', '389,000')}
      {amount('earnestDepositCents', '4,000')}
      {field('buyerFinanceType', { maxLength: 200, hint: offerFormMessages.financeHint() })}
      {amount('downPaymentCents', '78,000')}
      {amount('closingAmountCents', '3,000')}
      {field('closingOn', { type: 'date' })}
      <div className={formStyles.pair}>
        {field('expireOn', { type: 'date' })}
        {field('expireTime', {
          type: 'time',
          hint: offerFormMessages.localTime({ area: localArea().name }),
        })}
      </div>
      {home && home.saleContingencies.length > 0 && (
        <Field
          id="saleContingencyId"
          label={labelOf('saleContingencyId')}
          problem={problems.saleContingencyId}
        >
          {(tied) => (
            <select {...tied} name="saleContingencyId" defaultValue={typed.saleContingencyId ?? ''}>
              <option value="">{offerFormMessages.choose()}</option>
              {home.saleContingencies.map(({ id, display }) => (
                <option key={id} value={id}>
                  {display}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field
        id="otherProvision"
        label={labelOf('otherProvision')}
        hint={offerFormMessages.otherHint()}
        problem={problems.otherProvision}
      >
        {(tied) => (
          <textarea
            {...tied}
            name="otherProvision"
            rows={5}
            maxLength={4000}
            defaultValue={typed.otherProvision}
          />
        )}
      </Field>
      <SubmitButton isPending={isPending}>{offerFormMessages.send()}</SubmitButton>
    </Form>
  );
}

function Home({ home }: { home: WireOfferForm }) {
  const { propertyAddress: address, listPriceCents, agent } = home;
  const price = listPriceCents === null ? null : dollars.format(listPriceCents / 100);
  return (
    <p>
      {address && <strong>{offerFormMessages.forHome({ address })}</strong>}
      {price && (
        <>
          <br />
          {agent
            ? offerFormMessages.listed({ price, agent })
            : offerFormMessages.listedAt({ price })}
        </>
      )}
    </p>
  );
}

/** The home of a link; empty while unknown. */
function useLinkedHome(link: string | null | undefined) {
  const [found, setFound] = useState<{ home?: WireOfferForm; problem?: string }>({});
  useEffect(() => {
    if (!link) return;
    offerForms.getOfferForm({}, { api: browserApi, linkKey: readSecretLink(link).token }).then(
      ({ data: home }) => setFound({ home }),
      (error: Error) => setFound({ problem: error.message }),
    );
  }, [link]);
  return found;
}
