import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import {
  type FormAnswer,
  FormDone,
  FormMessages,
  formStyles,
  SubmitButton,
  TextField,
} from '#accounts';
import styles from './kept-addresses.module.css';
import type { KeptAddresses } from './kept-addresses-client.ts';

const MOST = 5;

/** The addresses that somebody keeps for the commute: a list, and a form for one more. */
export function KeptAddressesView({
  kept,
  answer,
}: {
  kept: KeptAddresses;
  answer: FormAnswer | undefined;
}) {
  const isPending = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const problems = answer?.fields ?? {};
  useEffect(() => {
    if (answer?.done) form.current?.reset();
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return (
    <div className={styles.page}>
      <FormDone answer={answer} />
      <FormMessages answer={answer} />
      {kept.value.length > 0 && (
        <ul className={styles.list} aria-label="Addresses that you keep">
          {kept.value.map(({ addressid, label, address }) => (
            <li key={addressid}>
              <p>
                <strong>{label}</strong>
                <span>{address}</span>
              </p>
              <Form method="post">
                <input type="hidden" name="intent" value="remove" />
                <input type="hidden" name="addressid" value={addressid} />
                <button type="submit" className="button" aria-label={`Remove ${label}`}>
                  Remove
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {kept.value.length < MOST ? (
        <Form ref={form} method="post" className={formStyles.form} noValidate>
          <h2>{kept.value.length === 0 ? 'Keep an address' : 'Keep another'}</h2>
          <TextField
            name="label"
            label="Name"
            hint="Work, school, grandma …"
            maxLength={40}
            autoComplete="off"
            defaultValue={answer?.values.label ?? ''}
            problem={problems.label}
          />
          <TextField
            name="address"
            label="Address"
            hint="Street and city."
            maxLength={300}
            autoComplete="street-address"
            defaultValue={answer?.values.address ?? ''}
            problem={problems.address}
          />
          <SubmitButton isPending={isPending}>Keep this address</SubmitButton>
        </Form>
      ) : (
        <p>You keep five addresses, the most there can be. Remove one to keep another.</p>
      )}
      <p className={styles.quiet}>
        {kept.travel
          ? 'Each home’s page says about how many minutes it is from there by car, without traffic, and you can search by it.'
          : 'Each home’s page says how far it is from there in a straight line.'}{' '}
        Only you see these addresses.
      </p>
    </div>
  );
}
