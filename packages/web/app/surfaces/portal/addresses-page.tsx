import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { requirePerson } from '#accounts';
import { readForm } from '#forms';
import { apiContext } from '#platform';
import { changeSavedAddresses, getSavedAddresses, SavedAddressesView } from '#saved/pages';
import { portalMessages } from './messages.ts';
import { portalMeta } from './portal-meta.ts';
import styles from './portal-page.module.css';

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { context, request } = args;
  return { saved: await getSavedAddresses(context.get(apiContext), request.signal) };
}

export async function action(args: ActionFunctionArgs) {
  await requirePerson(args);
  return changeSavedAddresses(args.context.get(apiContext), await readForm(args.request));
}

export const meta: MetaFunction = ({ matches }) => portalMeta(portalMessages.addresses(), matches);

/** /property-list/addresses: work, school and others, for the commute from a home. */
export default function AddressesPage() {
  const { saved } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>{portalMessages.addresses()}</h1>
      <SavedAddressesView saved={saved} answer={useActionData<typeof action>()} />
    </main>
  );
}
