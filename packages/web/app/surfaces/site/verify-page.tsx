import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadSealCertificates, VerifyView } from '#documents/pages';
import { apiContext, siteContext } from '#platform';
import { pageMessages } from './messages/pages.ts';
import { describedMeta } from './page-meta.ts';
import styles from './verify-page.module.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ask = { api: context.get(apiContext), signal: request.signal };
  const { brokerage, publicUrl } = context.get(siteContext);
  return {
    certificates: await loadSealCertificates(ask),
    title: `${pageMessages.verifyTitle()} | ${brokerage.name}`,
    address: describedMeta(publicUrl, '/verify', pageMessages.verifyDescription()),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  ...(loaderData?.address ?? []),
];

/** /verify: whether a sealed document is valid, checked in the browser. */
export default function VerifyPage() {
  const { certificates } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>{pageMessages.verifyTitle()}</h1>
      <VerifyView certificates={certificates} />
    </main>
  );
}
