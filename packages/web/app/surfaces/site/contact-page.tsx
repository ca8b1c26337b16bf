import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { ContactLinks } from '#leads';
import { siteContext, useSite } from '#platform';
import styles from './message-page.module.css';
import { pageMessages } from './messages/pages.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { brokerage, publicUrl } = context.get(siteContext);
  return {
    title: `${pageMessages.contactTitle()} | ${brokerage.name}`,
    url: `${publicUrl}/contactus`,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { tagName: 'link', rel: 'canonical', href: loaderData?.url },
];

/** /contactus: how to reach the brokerage, by phone, text message or email. */
export default function ContactPage() {
  const { brokerage } = useSite();
  const { name, street, city, state, zip, licenseLine } = brokerage;
  const place = [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>{pageMessages.contactTitle()}</h1>
      <p>{pageMessages.contactLead({ firm: name })}</p>
      <p className={styles.actions}>
        <ContactLinks brokerage={brokerage} />
      </p>
      {place && <p>{place}</p>}
      {licenseLine && <p className={styles.quiet}>{licenseLine}</p>}
    </main>
  );
}
