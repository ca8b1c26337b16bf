import {
  offerReaders,
  offerStates,
  openOfferStates,
  type WireComparedOffer,
  type WireComparison,
} from '@homestead/contract/transactions';
import { Button, Text } from '@mantine/core';
import { Suspense, useEffect, useRef } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { requireStaff } from '#accounts';
import { ActionButtons, DeskPage, DeskSkeleton, lazyPart, type RecordAction } from '#desk';
import { ApiError } from '#platform';
import { CompareOffers } from '../../compare/compare-offers.tsx';
import { type CompareSort, compareSorts, nameOf } from '../../compare/compare-rows.ts';
import { usualView } from '../../compare/compared-offers.tsx';
import { compareMessages } from '../../compare/messages.ts';
import { offerDeskMessages } from '../../messages.ts';
import { counterListedMessages } from '../messages/counter-listed.ts';
import { listingDeskMessages } from '../messages/listing-files.ts';
import { waitingFileMessages } from '../messages/waiting-files.ts';
import { offerText, shortOfferText } from '../offer-words.ts';
import { listedOffers } from './listing-file-client.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const CounterListedDrawer = lazyPart(() => import('./counter-listed-drawer.tsx'));

export function meta() {
  return [{ title: compareMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, offerReaders);
  return null;
}

export async function clientLoader({ params, request: { signal } }: ClientLoaderFunctionArgs) {
  try {
    const { data } = await listedOffers.compareOffers({ id: Number(params.id) }, { signal });
    return data;
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status))
      throw redirect('/not-found');
    throw error;
  }
}
clientLoader.hydrate = true as const;

/** How the offers are looked at is in the address, and asks for nothing new. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentUrl.search === nextUrl.search && defaultShouldRevalidate;

export function HydrateFallback() {
  return <DeskSkeleton title={compareMessages.title()} />;
}

type Answered = WireComparedOffer & Pick<WireComparison, 'file'> & { others: number };

const answer = (
  state: 'presented' | 'accepted' | 'rejected',
  rest: Pick<
    RecordAction<Answered>,
    'label' | 'title' | 'question' | 'isDangerous' | 'isPrimary' | 'isUsual' | 'buttonName'
  >,
): RecordAction<Answered> => ({
  name: state,
  ...rest,
  run: async (record, key) => {
    const { file, id: offer, version } = record;
    const given = { id: file.id, offer, version, state };
    const { data } = await listedOffers.answerListedOffer(given, key);
    const answered = data.offers.find((one) => one.id === offer);
    const of = { offer: shortOf(record, { isFirst: true }) };
    return answered?.isBackup
      ? offerDeskMessages.acceptedBackup(of)
      : offerDeskMessages.moved({ ...of, state: offerStates[state].toLowerCase() });
  },
});

const wordsOf = (
  { buyers, code, priceCents, file: { propertyAddress } }: Answered,
  look?: { isFirst: boolean },
) => offerText({ buyer: buyers, code, priceCents, propertyAddress }, look);

const shortOf = ({ buyers: buyer, code }: Answered, look?: { isFirst?: boolean }) =>
  shortOfferText({ buyer, code }, look);
/** An action with the name of its button, which says of which offer it is. */
const named = (label: () => string): Pick<RecordAction<Answered>, 'label' | 'buttonName'> => ({
  label,
  buttonName: (offer) => listingDeskMessages.answerOf({ action: label(), offer: shortOf(offer) }),
});

/** The answers that the seller gives through the listing agent. */
const answersWhile = (isHomeTaken: boolean): readonly RecordAction<Answered>[] => [
  answer('accepted', {
    ...named(isHomeTaken ? offerDeskMessages.acceptBackup : offerDeskMessages.accept),
    title: (offer) => {
      const of = { offer: shortOf(offer) };
      return isHomeTaken
        ? listingDeskMessages.acceptBackupTitle(of)
        : listingDeskMessages.acceptTitle(of);
    },
    question: (offer) =>
      isHomeTaken
        ? listingDeskMessages.acceptBackupQuestion({ offer: wordsOf(offer) })
        : listingDeskMessages.acceptQuestion({
            offer: wordsOf(offer, { isFirst: false }),
            others: offer.others,
          }),
    isPrimary: true,
  }),
  {
    name: 'countered',
    ...named(counterListedMessages.action),
    dialog: ({ record, onClose, onDone }) => (
      <Suspense>
        <CounterListedDrawer {...{ offer: record, onClose, onDone }} />
      </Suspense>
    ),
  },
  answer('presented', named(offerDeskMessages.present)),
  answer('rejected', {
    ...named(offerDeskMessages.reject),
    title: (offer) => offerDeskMessages.rejectTitle({ offer: shortOf(offer) }),
    question: (offer) => offerDeskMessages.rejectQuestion({ offer: wordsOf(offer) }),
    isDangerous: true,
    isUsual: true,
  }),
];

/** /listing-files/{id}/compare: the offers on a listing of ours, side by side. */
export default function ListingComparePage() {
  const comparison = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const look = useCompareView();
  const noteAnswered = useFocusOnAnswered(comparison);
  const { file, offers } = comparison;
  const { id, code, propertyAddress, missing } = file;
  const open = offers.filter(({ state }) => openOfferStates.includes(state)).length;
  const answers = answersWhile(file.isHomeTaken);
  return (
    <DeskPage
      back={{ to: `/listing-files/${id}`, label: listingDeskMessages.backToFile({ code }) }}
      title={compareMessages.title()}
      below={propertyAddress && <Text c="dimmed">{propertyAddress}</Text>}
      actions={
        <Button variant="default" onClick={() => window.print()}>
          {listingDeskMessages.print()}
        </Button>
      }
    >
      {file.isWaiting && (
        <Text size="sm" mb="md">
          {waitingFileMessages.onComparison()}
        </Text>
      )}
      {missing.length > 0 && offers.length > 0 && (
        <Text size="sm" c="dimmed" mb="md">
          {listingDeskMessages.stillMissing({ documents: list.format(missing) })}
        </Text>
      )}
      <CompareOffers
        comparison={comparison}
        {...look}
        actions={(offer) =>
          offer.abilities.length > 0 && (
            <ActionButtons
              record={{
                ...offer,
                file,
                others: open - Number(openOfferStates.includes(offer.state)),
              }}
              name={nameOf(offer)}
              actions={answers}
              onDone={() => {
                noteAnswered(offer.id);
                void revalidate();
              }}
            />
          )
        }
      />
    </DeskPage>
  );
}

/** The order of the offers and whether only what differs is shown, kept in the address. */
function useCompareView() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('sort') ?? '';
  const sort = Object.hasOwn(compareSorts, asked) ? (asked as CompareSort) : usualView.sort;
  const view = { sort, isNarrowed: params.get('rows') === 'different' };
  const onView = (next: typeof view) => {
    const address = new URLSearchParams(params);
    if (next.sort === usualView.sort) address.delete('sort');
    else address.set('sort', next.sort);
    if (next.isNarrowed) address.set('rows', 'different');
    else address.delete('rows');
    setParams(address, { replace: true, preventScrollReset: true });
  };
  return { view, onView };
}

/**
 * Puts the focus on the name and state of an offer that was answered, once its buttons are gone.
 * The function that it returns notes which one that is.
 */
function useFocusOnAnswered(comparison: WireComparison): (offer: number) => void {
  const answered = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer changes the comparison
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (answered.current !== undefined && isLost) {
      const heads = document.querySelectorAll<HTMLElement>(`[data-offer="${answered.current}"]`);
      // One of the table and the cards is shown.
      [...heads].find((head) => head.offsetParent !== null)?.focus();
    }
    answered.current = undefined;
  }, [comparison]);
  return (offer) => {
    answered.current = offer;
  };
}

const list = new Intl.ListFormat('en-US');
