import type { WireSigning } from '@homestead/contract/documents';
import { signingMessages } from '../messages/signing.ts';
import { roleTexts } from './role-texts.ts';
import styles from './signing.module.css';

interface InPersonProps {
  opened: WireSigning;
  confirm: () => void;
  close: () => void;
}

/** On someone else's device, each signer first says that it is them. */
export function InPerson({ opened, confirm, close }: InPersonProps) {
  const { recipient, sender, firm } = opened;
  const role = roleTexts[recipient.role]();
  return (
    <section className={styles.door}>
      <h1>{signingMessages.inPersonTitle()}</h1>
      <p>{signingMessages.inPersonLead({ sender: sender.name, firm, role })}</p>
      <button type="button" className="button" data-look="primary" onClick={confirm}>
        {signingMessages.iAm({ name: recipient.name })}
      </button>
      <button type="button" className="button" onClick={close}>
        {signingMessages.notMe()}
      </button>
    </section>
  );
}
