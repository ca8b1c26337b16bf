import { Ago, type Column, DataTable } from '#desk';
import { UNKNOWN } from '#platform';
import { feedMessages } from '../messages.ts';
import type { FeedStatus } from './client.ts';
import own from './feed-page.module.css';

type Offer = NonNullable<FeedStatus['offer']>;
type Resource = Offer['resources'][number];

const uses: Readonly<Record<Resource['use'], () => string>> = {
  listings: feedMessages.useListings,
  expanded: feedMessages.useExpanded,
  own: feedMessages.useOwn,
  absent: feedMessages.useAbsent,
};

const vendors: Readonly<Record<Offer['vendor'], () => string>> = {
  'mls-grid': feedMessages.vendorMlsGrid,
  trestle: feedMessages.vendorTrestle,
  bridge: feedMessages.vendorBridge,
  spark: feedMessages.vendorSpark,
  paragon: feedMessages.vendorParagon,
  utah: feedMessages.vendorUtah,
  plain: feedMessages.vendorPlain,
};

/** What the MLS offers, how each part is used, and how reading it went. */
export function FeedResources({ offer }: { offer: Offer }) {
  const ago = (at: string | null) => (at === null ? UNKNOWN : <Ago at={at} />);
  const columns: Column<Resource>[] = [
    { id: 'name', label: feedMessages.resource, cell: ({ name }) => name },
    { id: 'use', label: feedMessages.use, cell: ({ use }) => uses[use]() },
    { id: 'read', label: feedMessages.lastRead, cell: ({ readAt }) => ago(readAt) },
    {
      id: 'problem',
      label: feedMessages.lastProblem,
      cell: ({ problem, failedAt }) =>
        problem === null ? (
          UNKNOWN
        ) : (
          <>
            {ago(failedAt)} <span className={own.failure}>{problem}</span>
          </>
        ),
    },
  ];
  const { vendor, keyField, keyForm, canCount, canOrder, pageCap, metadataProblem } = offer;
  return (
    <>
      <h2 className={own.title}>{feedMessages.resources()}</h2>
      <p className="below-4">
        {feedMessages.offer({
          vendor: vendors[vendor](),
          count: canCount ? 'yes' : 'no',
          order: canOrder ? 'yes' : 'no',
          field: keyField,
          form: keyForm,
        })}{' '}
        {pageCap !== null && feedMessages.pageCap({ rows: pageCap })} {metadataProblem}
      </p>
      <DataTable
        name="feed-resources"
        label={feedMessages.resources()}
        columns={columns}
        rows={offer.resources}
        rowId={({ name }) => name}
        empty={{ title: feedMessages.noResources() }}
      />
    </>
  );
}
