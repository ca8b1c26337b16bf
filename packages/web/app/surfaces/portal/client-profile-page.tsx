import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readOwnDetails, requirePerson } from '#accounts';
import { ProfileFacts } from '#accounts/pages';
import { portalMessages } from './messages.ts';
import { portalMeta } from './portal-meta.ts';
import styles from './portal-page.module.css';

const ACCOUNT_PATH = '/property-list/account';

export async function loader(args: LoaderFunctionArgs) {
  const { side } = await requirePerson(args);
  return { details: await readOwnDetails(args), side };
}

export const meta: MetaFunction = ({ matches }) => portalMeta(portalMessages.profile(), matches);

/** /property-list/clientprofile: the person as the brokerage knows them. */
export default function ClientProfilePage() {
  const { details, side } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      {side !== 'staff' && (
        <p>
          <Link to="/mytransactions">{portalMessages.deals()}</Link>
        </p>
      )}
      <ProfileFacts details={details} isStaff={side === 'staff'} accountPath={ACCOUNT_PATH} />
    </main>
  );
}
