import type { WireOwnEnvelope } from '@homestead/contract/documents';
import { dateText, instantDateText } from '#platform';
import { documentPageMessages } from '../messages/pages.ts';
import styles from './own-envelopes.module.css';
import { isToSign, ownStateText } from './own-state.ts';

/** The documents that someone was sent: those to sign first. */
export function OwnEnvelopesView({ envelopes }: { envelopes: readonly WireOwnEnvelope[] }) {
  const toSign = envelopes.filter(isToSign);
  const others = envelopes.filter((one) => !isToSign(one));
  return (
    <>
      <Envelopes title={documentPageMessages.ownTitle()} envelopes={toSign} />
      <Envelopes title={documentPageMessages.ownDone()} envelopes={others} />
    </>
  );
}

interface EnvelopesProps {
  title: string;
  envelopes: readonly WireOwnEnvelope[];
}

function Envelopes({ title, envelopes }: EnvelopesProps) {
  if (envelopes.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2>{title}</h2>
      {envelopes.map((envelope) => (
        <Envelope key={envelope.recipient} envelope={envelope} />
      ))}
    </section>
  );
}

function Envelope({ envelope }: { envelope: WireOwnEnvelope }) {
  const { recipient, title, homeAddress, sender, sentAt, dueOn } = envelope;
  const isOpen = isToSign(envelope);
  const facts = [
    [documentPageMessages.state(), ownStateText(envelope)],
    [documentPageMessages.sentBy(), sender],
    ...(sentAt === null ? [] : [[documentPageMessages.sentOn(), instantDateText(sentAt)]]),
    ...(dueOn === null || !isOpen ? [] : [[documentPageMessages.dueOn(), dateText(dueOn)]]),
  ];
  return (
    <article className="panel pad-4 grid gap-3">
      <h3>{title}</h3>
      <p className="quiet">{homeAddress || documentPageMessages.unknownHome()}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="no-margin">
        <a
          href={`/signdoc?recipient=${recipient}`}
          className="button"
          data-look={isOpen ? 'primary' : undefined}
        >
          {isOpen ? documentPageMessages.openToSign() : documentPageMessages.openToRead()}
          <span className="unseen">: {title}</span>
        </a>
      </p>
    </article>
  );
}
