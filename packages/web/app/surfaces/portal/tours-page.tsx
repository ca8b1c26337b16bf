import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { changeOwnTour, loadOwnTours, OwnToursView } from '#leads/pages';
import { portalMessages } from './messages.ts';
import { portalMeta } from './portal-meta.ts';
import styles from './portal-page.module.css';

export function loader(args: LoaderFunctionArgs) {
  return loadOwnTours(args);
}

export function action(args: ActionFunctionArgs) {
  return changeOwnTour(args);
}

export const meta: MetaFunction = ({ matches }) => portalMeta(portalMessages.tours(), matches);

/** /property-list/tours: the person's own tours. */
export default function ToursPage() {
  const { tours, now } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>{portalMessages.tours()}</h1>
      <OwnToursView tours={tours} now={now} answer={useActionData<typeof action>()} />
    </main>
  );
}
