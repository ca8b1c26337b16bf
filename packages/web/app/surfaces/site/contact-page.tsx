import { cityLine, phoneLink, phoneText } from '@homestead/contract/platform';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ContactLinks } from '#leads';
import { findServiceArea } from '#listings/pages';
import { apiContext, type BrokerageFacts, siteContext, useSite } from '#platform';
import styles from './contact-page.module.css';
import { pageMessages } from './messages/pages.ts';

const list = new Intl.ListFormat('en-US');

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { brokerage, publicUrl } = context.get(siteContext);
  const { cities } = await findServiceArea({
    api: context.get(apiContext),
    signal: request.signal,
  });
  return {
    serviceArea: list.format(cities.map(({ name }) => name)),
    title: `${pageMessages.contactTitle()} | ${brokerage.name}`,
    url: `${publicUrl}/contactus`,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { tagName: 'link', rel: 'canonical', href: loaderData?.url },
];

/** /contactus: how to reach the brokerage, and where, when and under which license it works. */
export default function ContactPage() {
  const { brokerage } = useSite();
  const { serviceArea } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <div>
        <h1>{pageMessages.contactTitle()}</h1>
        <p className={styles.lead}>{pageMessages.contactLead({ firm: brokerage.name })}</p>
        <p className={styles.actions}>
          <ContactLinks brokerage={brokerage} />
        </p>
      </div>
      <section className={styles.office} aria-labelledby="office">
        <h2 id="office">{brokerage.name}</h2>
        <dl>
          {factsOf(brokerage, serviceArea).map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt className="fine-print">{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </section>
    </main>
  );
}

/** What the settings say about the office; unknown facts are left out. */
function factsOf(
  brokerage: BrokerageFacts,
  serviceArea: string,
): [label: string, value: ReactNode][] {
  const { street, phone, textPhone, email, hours, licenseLine } = brokerage;
  return [
    [pageMessages.office(), [street, cityLine(brokerage)].filter(Boolean).join('\n')],
    [pageMessages.phone(), phone && <a href={`tel:${phoneLink(phone)}`}>{phoneText(phone)}</a>],
    [
      pageMessages.textMessages(),
      textPhone && <a href={`sms:${phoneLink(textPhone)}`}>{phoneText(textPhone)}</a>,
    ],
    [pageMessages.email(), email && <a href={`mailto:${email}`}>{email}</a>],
    [pageMessages.hours(), hours],
    [pageMessages.serviceArea(), serviceArea],
    [pageMessages.license(), licenseLine],
  ];
}
