import { offerStates, type WireComparedOffer } from '@homestead/contract/transactions';
import { Button, Text } from '@mantine/core';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { requireStaff } from '#accounts';
import { ActionButtons, DeskPage, DeskSkeleton, type RecordAction } from '#desk';
import { ApiError } from '#platform';
import { CompareOffers } from '../../compare/compare-offers.tsx';
import { nameOf } from '../../compare/compare-rows.ts';
import { compareMessages } from '../../compare/messages.ts';
import { listingDeskMessages } from '../messages/listing-files.ts';
import { listedOffers } from './listing-file-client.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

export function meta() {
  return [{ title: compareMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'transactions');
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

export function HydrateFallback() {
  return <DeskSkeleton title={compareMessages.title()} />;
}

type Answered = WireComparedOffer & { file: number };

const answer = (
  state: 'presented' | 'accepted' | 'rejected',
  rest: Pick<RecordAction<Answered>, 'label' | 'question' | 'isDangerous' | 'isPrimary'>,
): RecordAction<Answered> => ({
  name: state,
  ...rest,
  run: async ({ file: id, id: offer, code, version }, key) => {
    await listedOffers.answerListedOffer({ id, offer, version, state }, key);
    return listingDeskMessages.answered({ code, state: offerStates[state].toLowerCase() });
  },
});

/** The answers that the seller gives through the listing agent. */
const answers: readonly RecordAction<Answered>[] = [
  answer('accepted', {
    label: listingDeskMessages.accept,
    question: listingDeskMessages.acceptQuestion,
    isPrimary: true,
  }),
  answer('presented', { label: listingDeskMessages.present }),
  answer('rejected', {
    label: listingDeskMessages.reject,
    question: listingDeskMessages.rejectQuestion,
    isDangerous: true,
  }),
];

/** /listing-file/{id}/compare: the offers on a listing of ours, side by side. */
export default function ListingComparePage() {
  const comparison = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const { id, code, propertyAddress, missing } = comparison.file;
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
      {missing.length > 0 && comparison.offers.length > 0 && (
        <Text size="sm" c="dimmed" mb="md">
          {listingDeskMessages.stillMissing({ documents: list.format(missing) })}
        </Text>
      )}
      <CompareOffers
        comparison={comparison}
        actions={(offer) => (
          <ActionButtons
            record={{ ...offer, file: id }}
            name={nameOf(offer)}
            actions={answers}
            onDone={() => void revalidate()}
          />
        )}
      />
    </DeskPage>
  );
}

const list = new Intl.ListFormat('en-US');
