import { signingCalls, type WireSigning } from '@homestead/contract/documents';
import { useEffect, useState } from 'react';
import { FormNote } from '#forms';
import { type Api, saveAnswer } from '#platform';
import { signingMessages } from '../messages/signing.ts';
import type { SigningEnd } from './end-of.ts';
import { Reach } from './other-ways.tsx';
import { roleTexts, stateTexts } from './role-texts.ts';
import styles from './signing.module.css';
import { type MakeChange, signingCall } from './signing-client.ts';

const texts: Record<SigningEnd, [title: (role: string) => string, lead: (s: string) => string]> = {
  voided: [signingMessages.voidedTitle, (sender) => signingMessages.voidedLead({ sender })],
  expired: [signingMessages.expiredTitle, (sender) => signingMessages.expiredLead({ sender })],
  declined: [signingMessages.declinedTitle, () => signingMessages.otherDeclined()],
  completed: [signingMessages.completedTitle, () => signingMessages.completedLead()],
  sealing: [thanks, () => signingMessages.sealing()],
  signed: [thanks, () => signingMessages.waitingForOthers()],
  copy: [signingMessages.copyTitle, () => signingMessages.copyLead()],
  'not-your-turn': [signingMessages.notYourTurnTitle, () => signingMessages.notYourTurn()],
};

function thanks(role: string): string {
  return role === 'approver' ? signingMessages.approvedTitle() : signingMessages.signedTitle();
}

interface EndProps {
  end: SigningEnd;
  opened: WireSigning;
  change: MakeChange;
  api: () => Api;
  close: () => void;
}

const LOOK_AGAIN_MS = 5000;

/** Nothing to sign: what happened, who signs, and the files once there are some. */
export function SigningEndView({ end, opened, change, api, close }: EndProps) {
  const { recipient, sender, others, isSealed, title } = opened;
  const [titleOf, leadOf] = texts[end];
  const isMine = end === 'declined' && recipient.state === 'declined';
  // In person, the session is over, and the file goes to the signer by email.
  const isSealing =
    !recipient.isInPerson && (end === 'sealing' || (end === 'completed' && !isSealed));
  useEffect(() => {
    if (!isSealing) return;
    const again = () => void change((ask) => signingCall.getSigning({}, ask)).catch(() => null);
    const timer = setInterval(again, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isSealing, change]);
  return (
    <section className={styles.door} aria-live="polite">
      <p className="quiet">{title}</p>
      <h1>{titleOf(recipient.role)}</h1>
      <p className="text-18">
        {isMine
          ? signingMessages.youDeclined({ sender: sender.name })
          : end === 'completed' && !isSealed
            ? signingMessages.sealing()
            : leadOf(sender.name)}
      </p>
      {isSealed && !recipient.isInPerson && <SealedFiles api={api} title={title} />}
      {recipient.isInPerson && (
        <div className="panel pad-4 grid gap-3">
          <p>{signingMessages.handBack({ sender: sender.name })}</p>
          <button type="button" className="button" data-look="primary" onClick={close}>
            {signingMessages.closeForNext()}
          </button>
        </div>
      )}
      {others.length > 0 && (
        <>
          <h2 className="text-22">{signingMessages.people()}</h2>
          <ul className={styles.people}>
            {[recipient, ...others].map(({ name, role, state }) => (
              <li key={`${name} ${role}`}>
                <span>{signingMessages.personAs({ name, role: roleTexts[role]() })}</span>{' '}
                <span className="quiet">{stateTexts[state]()}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Reach sender={sender} />
    </section>
  );
}

function SealedFiles({ api, title }: { api: () => Api; title: string }) {
  const [problem, setProblem] = useState('');
  const save = async (line: 'getSigningFile' | 'getSigningBundle', ending: string) => {
    setProblem('');
    try {
      await saveAnswer(signingCalls[line], {}, { api: api(), name: fileName(title, ending) });
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <div className="grid gap-3">
      {problem && <FormNote>{problem}</FormNote>}
      <p className={styles.reach}>
        <button
          type="button"
          className="button"
          data-look="primary"
          onClick={() => save('getSigningFile', 'pdf')}
        >
          {signingMessages.downloadSealed()}
        </button>
        <button type="button" className="button" onClick={() => save('getSigningBundle', 'zip')}>
          {signingMessages.downloadBundle()}
        </button>
      </p>
      <p className="fine-print">
        {signingMessages.bundleHint()} <a href="/verify">{signingMessages.verify()}</a>
      </p>
    </div>
  );
}

/** A title as the name of a file. */
export function fileName(title: string, ending: string): string {
  const name = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '');
  return `${name || signingMessages.fileName()}.${ending}`;
}
