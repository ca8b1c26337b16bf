import {
  type OfferFieldKey,
  offerEndpoints,
  offerFields,
  offerStates,
} from '@homestead/contract/transactions';
import { Alert, Badge, Group, List, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
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
  AutosaveForm,
  ChangeButton,
  DeskPage,
  DeskPanel,
  DeskSkeleton,
  type FieldNote,
  type FormKey,
  ProblemNote,
  RecordHistory,
  showToast,
  useFormKeys,
  useReadOnly,
  useWork,
} from '#desk';
import { ApiError } from '#platform';
import { offerDeskMessages } from '../messages.ts';
import { OfferForClient } from './client/offer-for-client.tsx';
import { HomeInspections } from './home-inspections.tsx';
import { costMessages } from './messages/costs.ts';
import { offerActions } from './offer-actions.ts';
import { offers } from './offer-client.ts';
import { sectionsOf, withHeld } from './offer-sections.ts';
import { OfferSummary } from './offer-summary.tsx';
import { readOfferChoices } from './read-offer-choices.ts';
import { useEditors } from './use-editors.ts';

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
      readOfferChoices(signal),
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

/** /transaction/{id}: one offer, its terms with what follows from them, and what is to be done. */
export default function OfferPage() {
  const { offer: loaded, choices } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const [offer, setOffer] = useState(loaded);
  useEffect(() => setOffer(loaded), [loaded]);
  const version = useRef(offer.version);
  version.current = offer.version;
  const { id, code, state } = offer;
  const name = offerDeskMessages.offer({ code });
  const reload = () => void revalidate();
  const mayEdit = offer.abilities.includes('edit');
  const isReadOnly = useReadOnly() !== null;
  const editors = useEditors(offer, mayEdit && !isReadOnly, reload);
  const copying = useWork((key: FormKey) =>
    offers.copyLastOffer({ id, version: version.current }, key),
  );
  const keys = useFormKeys();
  const copy = async () => {
    const copied = await keys.send('copy', copying.run);
    if (!copied) return;
    setOffer(copied.data);
    showToast(costMessages.copyDone());
  };
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
      {editors.length > 0 && (
        <Alert color="warn" role="status" mb="md">
          {editors.length === 1
            ? costMessages.editing({ names: list.format(editors) })
            : costMessages.editingMany({ names: list.format(editors) })}
        </Alert>
      )}
      {state === 'draft' && <BeforeSubmitting {...offer} />}
      <ProblemNote problem={copying.problem} />
      {mayEdit && (
        <ChangeButton variant="default" mb="md" loading={copying.isBusy} onClick={copy}>
          {costMessages.copy()}
        </ChangeButton>
      )}
      <AutosaveForm
        key={id}
        name={name}
        schema={offerEndpoints.updateOffer}
        sections={sectionsOf(withHeld(choices, offer), {
          parties: offer.parties,
          listingId: offer.terms.listingId,
          mayAddParties: offer.abilities.includes('add-party'),
        })}
        record={{ ...offer.terms, id: String(id), version: offer.version }}
        mayEdit={mayEdit}
        save={(fields) => offers.updateOffer({ id, version: version.current, ...fields })}
        onSaved={({ data }) => {
          version.current = data.version;
          setOffer(data);
        }}
        onReload={reload}
        notes={notesOf(offer)}
        side={<OfferSummary offer={offer} />}
      />
      <OfferForClient offer={offer} />
      <HomeInspections offer={offer} mayEdit={mayEdit} onSaved={setOffer} choices={choices} />
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
          name={`offer ${id} ${offer.version}`}
          ask={(page, signal) => offers.getOfferHistory({ id, page }, signal ? { signal } : {})}
          undo={(change) => offers.undoOfferChange({ id, change })}
          onUndone={reload}
        />
      </DeskPanel>
    </DeskPage>
  );
}

const list = new Intl.ListFormat('en-US');

/** What to say below fields: what is wrong or unusual, and where values are from. */
function notesOf({ findings, sources }: Offer): Record<string, FieldNote[]> {
  const notes: Record<string, FieldNote[]> = {};
  const add = (field: string, note: FieldNote) => {
    notes[field] = [...(notes[field] ?? []), note];
  };
  for (const { field, level, message } of findings) add(field, { level, text: message });
  for (const [field, source] of Object.entries(sources)) {
    const text = source === 'listing' ? costMessages.fromListing() : costMessages.copied();
    add(field, { level: 'note', text });
  }
  return notes;
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
