import {
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigate,
} from 'react-router';
import { DroppedNote, FiltersForm, findFilters, readSearch, searchHref } from '#listings';
import { apiContext, ownStyles, siteContext } from '#platform';
import styles from './filters-page.module.css';

/** The styles of the filters are sent with the filters alone. */
export const handle = ownStyles;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { search, dropped } = readSearch(new URL(request.url).searchParams);
  const ask = { api: context.get(apiContext), signal: request.signal };
  return {
    search,
    dropped,
    ...(await findFilters(ask, search.filter)),
    back: searchHref({ ...search, page: 1 }),
    brokerage: context.get(siteContext).brokerage.name,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `Filters | ${loaderData?.brokerage ?? ''}` },
  { name: 'robots', content: 'noindex, follow' },
];

/** The filters as a page: where the Filters button leads without script. */
export default function FiltersPage() {
  const { search, dropped, options, total, counts, back } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.head}>
        <h1>Filters</h1>
        <Link to={back}>Back to the homes</Link>
      </div>
      <DroppedNote dropped={dropped} />
      <FiltersForm
        key={back}
        search={search}
        options={options}
        known={{ total, options: counts }}
        titles="h2"
        onApply={(href) => navigate(href)}
      />
    </main>
  );
}
