import { cityLine } from '@homestead/contract/platform';
import { Island, useSite } from '#platform';
import { contactMessages } from '../messages/contact.ts';
import { ContactLinks } from './contact-links.tsx';
import styles from './contact-section.module.css';

const loadForm = () => import('./contact-island.tsx');

/**
 * The homepage's last section, where its Contact Us links lead: the contact form, which /contactus
 * takes, and how else to reach the brokerage. `findContactIsland` makes `form`.
 */
export function ContactSection({ form }: { form: string }) {
  const { brokerage } = useSite();
  const { name, street, hours, licenseLine } = brokerage;
  const facts = [street, cityLine(brokerage), hours, licenseLine].filter(Boolean);
  return (
    <section id="contactus" className="frame" aria-labelledby="contactus-title">
      <div className={styles.section}>
        <div>
          <h2 id="contactus-title">{contactMessages.title()}</h2>
          <p className={styles.lead}>{contactMessages.lead()}</p>
          <p className={styles.links}>
            <ContactLinks brokerage={brokerage} />
          </p>
          <address className={styles.office}>
            <strong className="serif text-22">{name}</strong>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </address>
        </div>
        <div className={styles.form}>
          <Island html={form} load={loadForm} whenSeen />
        </div>
      </div>
    </section>
  );
}
