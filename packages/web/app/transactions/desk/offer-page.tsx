import {
  type OfferFieldKey,
  offerEndpoints,
  offerFields,
  offerStates,
} from '@homestead/contract/transactions';
import { Alert, Badge, Group, List, Text } from '@mantine/core';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { requireStaff } from '#accounts';
import {
  ActionButtons,
  Ago,
  DeskPage,
  DeskPanel,
  DeskSkeleton,
  EditableRecord,
  RecordHistory,
} from '#desk';
import { readDealChoices } from '#leads/desk';
import { ApiError } from '#platform';
import { offerDeskMessages } from '../messages.ts';
import { offerActions } from './offer-actions.ts';
import { offers } from './offer-client.ts';
import { sectionsOf, withClient } from './offer-sections.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

export function meta() {
  return [{ title: offerDeskMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'transactions');
  return null;
}

export async function clientLoader({ params, request: { signal } }: ClientLoaderFunctionArgs) {
  try {
    const [offer, choices] = await Promise.all([
      offers.getOffer({ id: Number(params.id) }, { signal }),
      readDealChoices(signal),
    ]);
    return { offer: offer.data, choices };
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status))
      throw redirect('/not-found');
    throw error;
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={offerDeskMessages.title()} />;
}

/** /transaction/{id}: one offer, its terms, and what is to be done with it. */
export default function OfferPage() {
  const { offer, choices } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const { id, code, version, state } = offer;
  const name = offerDeskMessages.offer({ code });
  const reload = () => void revalidate();
  return (
    <DeskPage
      back={{ to: '/dashboardmain', label: offerDeskMessages.allOffers() }}
      title={name}
      below={
        <Group gap="4px 12px">
          <Badge variant="light">{offerStates[state]}</Badge>
          {offer.client && <Text c="dimmed">{offer.client}</Text>}
          {offer.propertyAddress && <Text c="dimmed">{offer.propertyAddress}</Text>}
        </Group>
      }
      actions={<ActionButtons record={offer} name={name} actions={offerActions} onDone={reload} />}
    >
      {state === 'draft' && <BeforeSubmitting {...offer} />}
      <DeskPanel title={offerDeskMessages.terms()}>
        <EditableRecord
          key={id}
          schema={offerEndpoints.updateOffer}
          sections={sectionsOf(withClient(choices, offer), {
            parties: offer.parties,
            mayAddParties: offer.abilities.includes('add-party'),
          })}
          record={offer.terms}
          mayEdit={offer.abilities.includes('edit')}
          save={(fields) => offers.updateOffer({ id, version, ...fields })}
          said={() => offerDeskMessages.saved()}
          onSaved={reload}
          onReload={reload}
        />
      </DeskPanel>
      <DeskPanel title={offerDeskMessages.states()}>
        <List size="sm" listStyleType="none" spacing={4}>
          {offer.states.map(({ state: reached, at, by }) => (
            <List.Item key={at}>
              {by
                ? offerDeskMessages.byPerson({ state: offerStates[reached], name: by })
                : offerDeskMessages.byServer({ state: offerStates[reached] })}{' '}
              <Text span size="sm" c="dimmed">
                <Ago at={at} />
              </Text>
            </List.Item>
          ))}
        </List>
      </DeskPanel>
      <DeskPanel title={offerDeskMessages.history()}>
        <RecordHistory
          name={`offer ${id} ${version}`}
          ask={(page, signal) => offers.getOfferHistory({ id, page }, signal ? { signal } : {})}
          undo={(change) => offers.undoOfferChange({ id, change })}
          onUndone={reload}
        />
      </DeskPanel>
    </DeskPage>
  );
}

type Offer = Awaited<ReturnType<typeof clientLoader>>['offer'];

/** What is missing or wrong before an offer can be submitted. */
function BeforeSubmitting({ missing, findings }: Pick<Offer, 'missing' | 'findings'>) {
  const labels = missing.map((key) => offerFields[key as OfferFieldKey].label);
  const isReady = missing.length === 0 && findings.every(({ level }) => level !== 'error');
  return (
    <Alert mb="md" color={isReady ? 'green' : 'warn'} title={offerDeskMessages.before()}>
      {isReady && <Text size="sm">{offerDeskMessages.ready()}</Text>}
      {labels.length > 0 && (
        <Text size="sm">{offerDeskMessages.stillMissing({ fields: labels.join(', ') })}</Text>
      )}
      {findings.map(({ field, level, message }) => (
        <Text key={`${field} ${message}`} size="sm">
          {level === 'error' ? offerDeskMessages.error() : offerDeskMessages.warning()} {message}
        </Text>
      ))}
    </Alert>
  );
}
