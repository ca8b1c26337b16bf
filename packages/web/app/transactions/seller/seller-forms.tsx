import type { SellerWish } from '@homestead/contract/transactions';
import { Form } from 'react-router';
import {
  Field,
  FieldProblem,
  FormMessages,
  formStyles,
  SubmitButton,
  tiedTo,
  useCheckedForm,
} from '#forms';
import { AskForm, DoneNote, HiddenFields, refusalOf } from '../client/page-forms.tsx';
import { sellerPageMessages } from './messages/seller-page.ts';
import { sellerQuestionRule, wishRule } from './seller-rules.ts';
import type { SellerAnswer, ShownSellerOffers } from './take-seller-offers.ts';

interface FormProps {
  shown: ShownSellerOffers;
  answer: SellerAnswer;
}

const wishes: Record<SellerWish, () => string> = {
  accept: sellerPageMessages.accept,
  counter: sellerPageMessages.counter,
  reject: sellerPageMessages.reject,
};

interface OfferFieldProps {
  name: 'offer' | 'about';
  choices: ShownSellerOffers['choices'];
  /** As it was sent. */
  sent: string | undefined;
  problem: string | undefined;
}

/** Chooses an offer, in the version that the page shows. */
function OfferField({ name, choices, sent, problem }: OfferFieldProps) {
  const [one, ...others] = choices;
  const idOf = (value: string) => value.split(' ')[0];
  const held = choices.find(({ value }) => sent && idOf(value) === idOf(sent));
  const chosen = others.length === 0 ? one : held;
  return (
    <Field id={name} label={sellerPageMessages.offer()} problem={problem}>
      {(tied) => (
        <select {...tied} name={name} defaultValue={chosen?.value ?? ''}>
          <option value="">{sellerPageMessages.choose()}</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Says what the seller would like to do with an offer that waits for their answer. */
export function WishForm({ shown, answer }: FormProps) {
  const refused = refusalOf(answer, 'wish');
  const { form, problems, isPending } = useCheckedForm(wishRule, refused, 'wish');
  const isDone = answer.intent === 'wish' && answer.isDone;
  const choices = shown.choices.filter(({ isWaiting }) => isWaiting);
  const { id, ...tied } = tiedTo({ id: 'wish', problem: problems.wish });
  return (
    <section className="panel pad-4 grid gap-3" aria-labelledby="wish-title">
      <h2 id="wish-title" className="text-22">
        {sellerPageMessages.wishTitle()}
      </h2>
      <p>{sellerPageMessages.wishLead()}</p>
      <DoneNote answer={answer} isShown={isDone} text={sellerPageMessages.wished()} />
      <Form {...form} className={formStyles.form} key={isDone ? answer.key : 'wish'}>
        <FormMessages answer={refused} problems={problems} />
        <HiddenFields answer={answer} intent="wish" />
        <OfferField
          name="offer"
          choices={choices}
          sent={refused?.values.offer}
          problem={problems.offer}
        />
        <fieldset className={formStyles.choices}>
          <legend className={formStyles.legend}>{sellerPageMessages.wish()}</legend>
          <div>
            {Object.entries(wishes).map(([key, label], at) => (
              <label key={key} className={formStyles.choice}>
                <input
                  type="radio"
                  name="wish"
                  value={key}
                  defaultChecked={refused?.values.wish === key}
                  {...(at === 0 && { id })}
                  {...tied}
                />
                {label()}
              </label>
            ))}
          </div>
          <FieldProblem id="wish" problem={problems.wish} />
        </fieldset>
        <SubmitButton isPending={isPending}>{sellerPageMessages.tell()}</SubmitButton>
      </Form>
    </section>
  );
}

/** Asks the agent about an offer. */
export function AskAboutOffer({ shown, answer }: FormProps) {
  return (
    <AskForm
      answer={answer}
      rule={sellerQuestionRule}
      title={sellerPageMessages.askTitle()}
      draft={`seller-${shown.code}`}
      about={(given) => <OfferField {...given} name="about" choices={shown.choices} />}
    />
  );
}
