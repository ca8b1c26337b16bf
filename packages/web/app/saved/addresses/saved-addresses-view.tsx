import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import {
  type FormAnswer,
  FormDone,
  FormMessages,
  formStyles,
  SubmitButton,
  TextField,
} from '#forms';
import { addressMessages } from '../messages/addresses.ts';
import styles from './saved-addresses.module.css';
import type { SavedAddresses } from './saved-addresses-client.ts';

const MAX = 5;

/** The person's saved addresses, and a form to add one. */
export function SavedAddressesView({
  saved,
  answer,
}: {
  saved: SavedAddresses;
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
      {saved.value.length > 0 && (
        <ul className={styles.list} aria-label={addressMessages.list()}>
          {saved.value.map(({ addressId, label, address }) => (
            <li className="row wrap between line-below" key={addressId}>
              <p>
                <strong>{label}</strong>
                <span>{address}</span>
              </p>
              <Form method="post">
                <input type="hidden" name="intent" value="remove" />
                <input type="hidden" name="addressId" value={addressId} />
                <button
                  type="submit"
                  className="button"
                  aria-label={addressMessages.removeAddress({ name: label })}
                >
                  {addressMessages.remove()}
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {saved.value.length < MAX ? (
        <Form ref={form} method="post" className={formStyles.form} noValidate>
          <h2 className="text-22">
            {saved.value.length === 0 ? addressMessages.addFirst() : addressMessages.addAnother()}
          </h2>
          <TextField
            name="label"
            label={addressMessages.name()}
            hint={addressMessages.nameHint()}
            maxLength={40}
            autoComplete="off"
            defaultValue={answer?.values.label ?? ''}
            problem={problems.label}
          />
          <TextField
            name="address"
            label={addressMessages.address()}
            hint={addressMessages.addressHint()}
            maxLength={300}
            autoComplete="street-address"
            defaultValue={answer?.values.address ?? ''}
            problem={problems.address}
          />
          <SubmitButton isPending={isPending}>{addressMessages.save()}</SubmitButton>
        </Form>
      ) : (
        <p>{addressMessages.full({ max: MAX })}</p>
      )}
      <p className={styles.quiet}>
        {saved.hasTravelTimes ? addressMessages.driveTimes() : addressMessages.straightLines()}
      </p>
    </div>
  );
}
