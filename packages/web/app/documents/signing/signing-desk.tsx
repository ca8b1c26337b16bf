import type { WireSigning } from '@homestead/contract/documents';
import { useEffect, useRef, useState } from 'react';
import { dateText } from '#platform';
import { signingMessages } from '../messages/signing.ts';
import { ConsentStep } from './consent-step.tsx';
import { endOf } from './end-of.ts';
import { InPerson } from './in-person.tsx';
import { OtherWays } from './other-ways.tsx';
import { Pamphlet } from './pamphlet.tsx';
import { roleTexts } from './role-texts.ts';
import styles from './signing.module.css';
import { SigningEndView } from './signing-ends.tsx';
import { SigningWork } from './signing-work.tsx';
import type { Signing } from './use-signing.ts';

interface SigningDeskProps {
  opened: WireSigning;
  signing: Signing;
}

/** Opened documents: who signs, consent, the work, and what there is afterward. */
export default function SigningDesk({ opened, signing }: SigningDeskProps) {
  const { change, api, close, newest } = signing;
  const [isConfirmed, setConfirmed] = useState(signing.isConfirmed);
  const end = endOf(opened);
  const hasConsent = opened.consent.givenAt !== null;
  const part = useRef<HTMLDivElement>(null);
  const stage = end ?? (hasConsent ? 'work' : 'consent');
  const before = useRef(stage);
  // A new part of the page is read from its start.
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    part.current?.focus();
    window.scrollTo({ top: 0 });
  }, [stage]);
  if (opened.recipient.isInPerson && !isConfirmed && end === null) {
    const confirm = () => {
      signing.confirm();
      setConfirmed(true);
    };
    return <InPerson opened={opened} confirm={confirm} close={close} />;
  }
  return (
    <div ref={part} tabIndex={-1} className={styles.desk}>
      {end ? (
        <SigningEndView end={end} opened={opened} change={change} api={api} close={close} />
      ) : (
        <>
          <SigningHeader opened={opened} />
          {hasConsent && <Pamphlet opened={opened} change={change} />}
          {hasConsent ? (
            <SigningWork {...{ opened, change, api }} newest={() => newest() ?? opened} />
          ) : (
            <ConsentStep opened={opened} change={change} />
          )}
          {hasConsent && <OtherWays opened={opened} change={change} />}
        </>
      )}
    </div>
  );
}

/** What is signed, who sent it, and until when. */
function SigningHeader({ opened }: { opened: WireSigning }) {
  const { title, homeAddress, sender, firm, message, dueOn, recipient } = opened;
  return (
    <header className={`${styles.header} no-print`}>
      <h1>{title}</h1>
      <p className="quiet">
        {[homeAddress, signingMessages.from({ sender: sender.name, firm })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>
        <strong>{recipient.name}</strong>.{' '}
        {signingMessages.yourPart({ role: roleTexts[recipient.role]() })}{' '}
        {dueOn && signingMessages.dueOn({ day: dateText(dueOn) })}
      </p>
      {message && <blockquote className={styles.message}>{message}</blockquote>}
    </header>
  );
}
