import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { searchListings } from '#listings';
import { apiContext } from '#platform';
import { NotFound } from './not-found.tsx';

const HOMES = 4;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ask = { api: context.get(apiContext), now: new Date(), signal: request.signal };
  const newest = await searchListings(ask, { filter: {}, sort: 'newest', page: 1 });
  return data({ cards: newest.cards.slice(0, HOMES) }, { status: 404 });
}

export const meta: MetaFunction = () => [
  { title: 'Page not found' },
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundPage() {
  const { cards } = useLoaderData<typeof loader>();
  return (
    <NotFound
      title="There is nothing at this address"
      sentence="The link may be old or mistyped. You can search all homes, or start with the newest."
      cards={cards}
    />
  );
}
