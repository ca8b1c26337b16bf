import { language } from '@homestead/contract/platform';
import { micromark } from 'micromark';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { accounts } from '#accounts';
import { apiContext, dateText, plainPath, StaticHtml, siteContext } from '#platform';
import styles from './legal-page.module.css';
import { legalPages } from './legal-pages.ts';
import { pageMessages } from './messages/pages.ts';
import { addressMeta } from './page-meta.ts';

/** The texts' markup by name; they change only when the program starts. */
const rendered = new Map<string, { body: string; html: string }>();

export async function loader({ context, request }: LoaderFunctionArgs) {
  const path = plainPath(new URL(request.url).pathname).replaceAll('/', '').toLowerCase();
  const name = legalPages[path];
  if (!name) throw data(null, { status: 404 });
  const ask = { api: context.get(apiContext), signal: request.signal };
  const wanted = language();
  const text = await accounts.registration.getLegalText({ name, language: wanted }, ask);
  const { title, version, body } = text;
  const known = rendered.get(name);
  const { html } = known?.body === body ? known : { html: micromark(body) };
  rendered.set(name, { body, html });
  const { brokerage, publicUrl } = context.get(siteContext);
  return {
    title,
    language: text.language,
    pageTitle: `${title} | ${brokerage.name}`,
    address: addressMeta(publicUrl, `/${path}`),
    day: dateText(version),
    html,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.pageTitle },
  ...(loaderData?.address ?? []),
];

/** /privacypolicy, /aboutus and others: the brokerage's texts. */
export default function LegalPage() {
  const { title, language: lang, day, html } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1 lang={lang}>{title}</h1>
      <p className={styles.day}>{pageMessages.lastChanged({ day })}</p>
      <div lang={lang}>
        <StaticHtml html={html} />
      </div>
    </main>
  );
}
