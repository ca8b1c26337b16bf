import type { WireSigning } from '@homestead/contract/documents';
import { formatPhone } from '@homestead/contract/platform';
import { type ReactNode, useRef, useState } from 'react';
import { Dialog } from '#design';
import {
  EmailField,
  Field,
  FormMessages,
  type FormRule,
  formStyles,
  KeptDraft,
  newFormKey,
  SubmitButton,
  TextField,
  type TypedForm,
} from '#forms';
import { signingMessages } from '../messages/signing.ts';
import styles from './signing.module.css';
import { type MakeChange, signingCall } from './signing-client.ts';
import { useCallForm } from './use-call-form.ts';

interface DialogProps {
  opened: WireSigning;
  change: MakeChange;
  onClose: () => void;
}

type Way = 'ask' | 'forward' | 'decline' | 'paper';

const ways: Record<Way, { label: () => string; dialog: (given: DialogProps) => ReactNode }> = {
  ask: { label: signingMessages.ask, dialog: AskDialog },
  forward: { label: signingMessages.forward, dialog: ForwardDialog },
  paper: { label: signingMessages.paper, dialog: PaperDialog },
  decline: { label: signingMessages.decline, dialog: DeclineDialog },
};

/** What a recipient can do instead of signing, and how they reach the sender. */
export function OtherWays({ opened, change }: Omit<DialogProps, 'onClose'>) {
  const { sender, recipient } = opened;
  const [way, setWay] = useState<Way | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const Shown = way && ways[way].dialog;
  const close = () => setWay(null);
  const made: MakeChange = async (make) => {
    const now = await change(make);
    setDone(way === 'ask' ? signingMessages.asked({ sender: sender.name }) : null);
    return now;
  };
  return (
    <section className={`${styles.other} no-print`} aria-labelledby="other-title">
      <h2 id="other-title" className="text-22">
        {signingMessages.otherWays()}
      </h2>
      <p role="status">{done}</p>
      {recipient.forwardAskedFor && (
        <p>
          {signingMessages.forwardAsked({ name: recipient.forwardAskedFor, sender: sender.name })}
        </p>
      )}
      <ul className={styles.ways}>
        {(Object.keys(ways) as Way[]).map((key) => (
          <li key={key}>
            <button type="button" className="button" onClick={() => setWay(key)}>
              {ways[key].label()}
            </button>
          </li>
        ))}
      </ul>
      <Reach sender={sender} />
      {Shown && <Shown opened={opened} change={made} onClose={close} />}
    </section>
  );
}

/** How to reach who sent the documents. */
export function Reach({ sender }: Pick<WireSigning, 'sender'>) {
  const { name, email, phone } = sender;
  return (
    <p className={styles.reach}>
      {phone && <a href={`tel:${phone}`}>{signingMessages.call({ phone: formatPhone(phone) })}</a>}
      <a href={`mailto:${email}`}>{signingMessages.write({ name })}</a>
    </p>
  );
}

interface WayDialogProps {
  title: string;
  lead: string;
  submit: string;
  /** Where this tab keeps what is typed. */
  draft: string;
  rule: FormRule;
  send: (form: TypedForm, idempotencyKey: string) => Promise<unknown>;
  onClose: () => void;
  children: (problems: Readonly<Record<string, string>>) => ReactNode;
}

function WayDialog(given: WayDialogProps) {
  const { title, lead, submit, draft, rule, send, onClose, children } = given;
  const key = useRef(newFormKey());
  const { form, problems, answer, isPending } = useCallForm(async (typed) => {
    await send(typed, key.current);
    onClose();
  }, rule);
  return (
    <Dialog title={title} corner={{ label: signingMessages.cancel() }} onClose={onClose}>
      <form {...form} className={`${formStyles.form} above-4`}>
        <p>{lead}</p>
        <FormMessages answer={answer} problems={problems} />
        {children(problems)}
        <KeptDraft name={`signing-${draft}`} owner="" sent={undefined} />
        <SubmitButton isPending={isPending}>{submit}</SubmitButton>
      </form>
    </Dialog>
  );
}

/** Refuses an empty field. */
const needed =
  (name: string, message: () => string): FormRule =>
  (typed) => ({ [name]: typed(name).trim() === '' ? message() : null });

function AskDialog({ opened, change, onClose }: DialogProps) {
  const sender = opened.sender.name;
  return (
    <WayDialog
      title={signingMessages.ask()}
      lead={signingMessages.askLead({ sender })}
      submit={signingMessages.sendQuestion()}
      draft="ask"
      rule={needed('question', signingMessages.questionNeeded)}
      send={(form, idempotencyKey) => {
        const body = { question: form.text('question') };
        return change((ask) => signingCall.askWhileSigning(body, { ...ask, idempotencyKey }));
      }}
      onClose={onClose}
    >
      {(problems) => (
        <Field id="question" label={signingMessages.question()} problem={problems.question}>
          {(tied) => <textarea {...tied} name="question" rows={5} maxLength={2000} />}
        </Field>
      )}
    </WayDialog>
  );
}

function ForwardDialog({ opened, change, onClose }: DialogProps) {
  const sender = opened.sender.name;
  return (
    <WayDialog
      title={signingMessages.forward()}
      lead={signingMessages.forwardLead({ sender })}
      submit={signingMessages.sendForward({ sender })}
      draft="forward"
      rule={(typed) => ({
        ...needed('name', signingMessages.forwardNameNeeded)(typed),
        ...needed('email', signingMessages.forwardEmailNeeded)(typed),
      })}
      send={(form, idempotencyKey) => {
        const body = { name: form.text('name').trim(), email: form.text('email').trim() };
        return change((ask) => signingCall.askToForward(body, { ...ask, idempotencyKey }));
      }}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <TextField
            name="name"
            label={signingMessages.forwardName()}
            autoComplete="off"
            maxLength={100}
            problem={problems.name}
          />
          <EmailField
            label={signingMessages.forwardEmail()}
            autoComplete="off"
            problem={problems.email}
          />
        </>
      )}
    </WayDialog>
  );
}

function DeclineDialog({ opened, change, onClose }: DialogProps) {
  return (
    <WayDialog
      title={signingMessages.decline()}
      lead={signingMessages.declineLead({ sender: opened.sender.name })}
      submit={signingMessages.sendDecline()}
      draft="decline"
      rule={needed('reason', signingMessages.reasonNeeded)}
      send={(form, idempotencyKey) => {
        const body = { reason: form.text('reason').trim() };
        return change((ask) => signingCall.declineSigning(body, { ...ask, idempotencyKey }));
      }}
      onClose={onClose}
    >
      {(problems) => (
        <TextField
          name="reason"
          label={signingMessages.reason()}
          autoComplete="off"
          maxLength={500}
          problem={problems.reason}
        />
      )}
    </WayDialog>
  );
}

/** Withdraws the consent to sign electronically. */
export function PaperDialog({ opened, change, onClose }: DialogProps) {
  return (
    <WayDialog
      title={signingMessages.paper()}
      lead={signingMessages.paperLead({ sender: opened.sender.name })}
      submit={signingMessages.sendPaper()}
      draft="paper"
      rule={() => ({})}
      send={(form, idempotencyKey) => {
        const body = { reason: form.text('reason').trim() };
        return change((ask) => signingCall.withdrawConsent(body, { ...ask, idempotencyKey }));
      }}
      onClose={onClose}
    >
      {(problems) => (
        <TextField
          name="reason"
          label={signingMessages.paperReason()}
          autoComplete="off"
          required={false}
          maxLength={500}
          problem={problems.reason}
        />
      )}
    </WayDialog>
  );
}
