import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { readForm, requirePerson } from '#accounts';
import { changeKeptAddresses, getKeptAddresses, KeptAddressesView } from '#listings';
import { apiContext } from '#platform';
import { portalMeta } from './portal-meta.ts';
import styles from './portal-page.module.css';

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { context, request } = args;
  return { kept: await getKeptAddresses(context.get(apiContext), request.signal) };
}

export async function action(args: ActionFunctionArgs) {
  await requirePerson(args);
  return changeKeptAddresses(args.context.get(apiContext), await readForm(args.request));
}

export const meta: MetaFunction = ({ matches }) => portalMeta('Addresses you keep', matches);

/** /property-list/addresses: work, school and others, for the commute from a home. */
export default function AddressesPage() {
  const { kept } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>Addresses you keep</h1>
      <KeptAddressesView kept={kept} answer={useActionData<typeof action>()} />
    </main>
  );
}
