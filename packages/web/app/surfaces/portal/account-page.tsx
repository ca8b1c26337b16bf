import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { AccountSections, doOwnIntent, readOwnAccount, requirePerson } from '#accounts';
import { Icon } from '#design';
import { portalMeta } from './portal-meta.ts';
import styles from './portal-page.module.css';

export async function loader(args: LoaderFunctionArgs) {
  const person = await requirePerson(args);
  return { account: await readOwnAccount(args, person) };
}

export function action(args: ActionFunctionArgs) {
  return doOwnIntent(args);
}

export const meta: MetaFunction = ({ matches }) => portalMeta('Account settings', matches);

/** /property-list/account and /accountsetting: everything that a person looks after of their own. */
export default function AccountPage() {
  const { account } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>Account settings</h1>
      {account.mustSetUpTwoStep && (
        <div className={styles.banner} role="note">
          <Icon name="note" />
          <p>
            <strong>Set up two-step sign-in to go on.</strong> Your role asks for it: until an
            authenticator app or a passkey stands, your permissions rest.{' '}
            <a href="#two-step">Set it up</a>
          </p>
        </div>
      )}
      <AccountSections account={account} />
    </main>
  );
}
