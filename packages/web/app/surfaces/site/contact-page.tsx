import {
  cityLine,
  licenseLineOf,
  locale,
  phoneLink,
  phoneText,
} from '@homestead/contract/platform';
import type { ReactNode } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import {
  ContactForm,
  ContactLinks,
  findContactForm,
  findPromiseRecord,
  takeContactForm,
} from '#leads';
import { findServiceArea } from '#listings/pages';
import { apiContext, type BrokerageFacts, siteContext, useSite } from '#platform';
import styles from './contact-page.module.css';
import { pageMessages } from './messages/pages.ts';
import { describedMeta } from './page-meta.ts';

const list = new Intl.ListFormat(locale());

export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args;
  const { brokerage, publicUrl } = context.get(siteContext);
  const asked = { api: context.get(apiContext), signal: request.signal };
  const [{ cities }, form, promise] = await Promise.all([
    findServiceArea(asked),
    findContactForm(args),
    findPromiseRecord(asked),
  ]);
  return {
    ...form,
    promise,
    serviceArea: list.format(cities.map(({ name }) => name)),
    title: `${pageMessages.contactTitle()} | ${brokerage.name}`,
    address: describedMeta(
      publicUrl,
      '/contactus',
      pageMessages.contactLead({ firm: brokerage.name }),
    ),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return takeContactForm(context.get(apiContext), request);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  ...(loaderData?.address ?? []),
];

/**
 * /contactus and /buyer/find-the-home-that-speaks-to-you: the contact form, and how to reach the
 * brokerage, where, when and under which license it works.
 */
export default function ContactPage() {
  const { brokerage } = useSite();
  const { serviceArea, formKey, known, promise } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <div>
        <p className={styles.tagline}>{pageMessages.contactTagline()}</p>
        <h1>{pageMessages.contactHeading()}</h1>
        <p className={styles.lead}>{pageMessages.contactLead({ firm: brokerage.name })}</p>
        <section className={styles.touch} aria-labelledby="get-in-touch">
          <h2 id="get-in-touch">{pageMessages.getInTouch()}</h2>
          {promise && <p className="quiet">{promise}</p>}
          <ContactForm formKey={formKey} answer={answer} known={known} />
        </section>
      </div>
      <section className={styles.office} aria-labelledby="office">
        <h2 id="office">{brokerage.name}</h2>
        <p className={styles.actions}>
          <ContactLinks brokerage={brokerage} />
        </p>
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
  const { street, phone, textPhone, email, hours } = brokerage;
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
    [pageMessages.license(), licenseLineOf(brokerage)],
  ];
}
