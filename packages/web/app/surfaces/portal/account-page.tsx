import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { requirePerson } from '#accounts';
import { AccountSections, handleAccountIntent, readOwnAccount } from '#accounts/pages';
import { Icon } from '#design';
import { rich } from '#platform';
import { portalMessages } from './messages.ts';
import { portalMeta } from './portal-meta.ts';
import styles from './portal-page.module.css';

export async function loader(args: LoaderFunctionArgs) {
  const person = await requirePerson(args);
  return { account: await readOwnAccount(args, person) };
}

export function action(args: ActionFunctionArgs) {
  return handleAccountIntent(args);
}

export const meta: MetaFunction = ({ matches }) =>
  portalMeta(portalMessages.accountSettings(), matches);

/** /property-list/account and /accountsetting: the account settings. */
export default function AccountPage() {
  const { account } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>{portalMessages.accountSettings()}</h1>
      {account.mustSetUpTwoStep && (
        <div className={styles.banner} role="note">
          <Icon name="note" />
          <p>
            {rich(
              portalMessages.setUpTwoStep({
                strong: (text) => <strong>{text}</strong>,
                link: (text) => <a href="#two-step">{text}</a>,
              }),
            )}
          </p>
        </div>
      )}
      <AccountSections account={account} />
    </main>
  );
}
