import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { WaysToReach } from '#leads';
import { siteContext, useSite } from '#platform';
import styles from './message-page.module.css';

export function loader({ context }: LoaderFunctionArgs) {
  const { brokerage, publicUrl } = context.get(siteContext);
  return { title: `Contact us | ${brokerage.name}`, url: `${publicUrl}/contactus` };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { tagName: 'link', rel: 'canonical', href: loaderData?.url },
];

/** /contactus: how to reach the brokerage, by phone, text message or mail. */
export default function ContactPage() {
  const { brokerage } = useSite();
  const { name, street, city, state, zip, licenseLine } = brokerage;
  const place = [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>Contact us</h1>
      <p>
        {name} answers questions about homes, arranges tours, and tells you which lenders get you
        pre-approved before you make an offer.
      </p>
      <p className={styles.actions}>
        <WaysToReach brokerage={brokerage} />
      </p>
      {place && <p>{place}</p>}
      {licenseLine && <p className={styles.quiet}>{licenseLine}</p>}
    </main>
  );
}
