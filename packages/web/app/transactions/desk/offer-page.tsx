import {
  type OfferFieldKey,
  offerEndpoints,
  offerFields,
  offerStates,
  type WireOfferDetails,
} from '@homestead/contract/transactions';
import { Alert, Anchor, Badge, Group, List, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
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
  type AutosaveHandle,
  ChangeButton,
  DeskPage,
  DeskPanel,
  DeskSkeleton,
  type FieldNote,
  type FormKey,
  ProblemNote,
  RecordHistory,
  showToast,
  type UnsavedField,
  useFormKeys,
  useReadOnly,
  useWork,
} from '#desk';
import { ApiError } from '#platform';
import { offerDeskMessages } from '../messages.ts';
import { BeforeSubmitting, isReady } from './before-submitting.tsx';
import { OfferForClient } from './client/offer-for-client.tsx';
import { counterActions } from './counters/counter-actions.tsx';
import { counters } from './counters/counter-client.ts';
import { VersionsPanel } from './counters/versions-panel.tsx';
import { HomeInspections } from './home-inspections.tsx';
import { costMessages } from './messages/costs.ts';
import { counterMessages } from './messages/counters.ts';
import { listingDeskMessages } from './messages/listing-files.ts';
import { offerActionsWith } from './offer-actions.ts';
import { offers } from './offer-client.ts';
import { sectionsOf, withHeld } from './offer-sections.ts';
import { OfferSummary } from './offer-summary.tsx';
import { readOfferChoices } from './read-offer-choices.ts';
import { useEditors } from './use-editors.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

export function meta({ loaderData }: { loaderData?: { offer?: { code: string } } | null }) {
  const code = loaderData?.offer?.code;
  const title = code ? offerDeskMessages.offer({ code }) : offerDeskMessages.title();
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'transactions');
  return null;
}

export async function clientLoader({ params, request: { signal } }: ClientLoaderFunctionArgs) {
  try {
    const id = Number(params.id);
    const [offer, versions, choices] = await Promise.all([
      offers.getOffer({ id }, { signal }),
      counters.listOfferVersions({ id }, { signal }),
      readOfferChoices(signal),
    ]);
    return { offer: offer.data, versions, choices };
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
  const { offer: loaded, versions, choices } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const [offer, setOffer] = useState(loaded);
  // What was loaded before the last save is older than what the save answered.
  useEffect(
    () =>
      setOffer((held) => (loaded.id === held.id && loaded.version < held.version ? held : loaded)),
    [loaded],
  );
  const version = useRef(offer.version);
  version.current = offer.version;
  const newest = useRef(offer);
  newest.current = offer;
  const form = useRef<AutosaveHandle>(null);
  const before = useRef<HTMLDivElement>(null);
  const [unsaved, setUnsaved] = useState<readonly UnsavedField[]>([]);
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
  const readyToSubmit = async () => {
    const left = (await form.current?.settle()) ?? [];
    const ready = isReady(newest.current, left);
    if (!ready) before.current?.focus();
    return ready;
  };
  const steps = offerActionsWith(readyToSubmit, () => newest.current);
  const actions = counterActions(versions, choices, steps);
  return (
    <DeskPage
      back={{ to: '/dashboardmain', label: offerDeskMessages.title() }}
      title={name}
      below={
        <Group gap="4px 12px">
          <Badge variant="light">{offerStates[state]}</Badge>
          {offer.side === 'listing' && (
            <Badge variant="outline">{listingDeskMessages.received()}</Badge>
          )}
          {offer.client && <Text c="dimmed">{offer.client}</Text>}
          {offer.propertyAddress && <Text c="dimmed">{offer.propertyAddress}</Text>}
          {offer.listingFile && (
            <Anchor component={Link} to={`/listing-files/${offer.listingFile.id}`}>
              {listingDeskMessages.ofFile({ code: offer.listingFile.code })}
            </Anchor>
          )}
        </Group>
      }
      actions={<ActionButtons record={offer} name={name} actions={actions} onDone={reload} />}
    >
      {editors.length > 0 && (
        <Alert color="warn" role="status" mb="md">
          {editors.length === 1
            ? costMessages.editing({ names: list.format(editors) })
            : costMessages.editingMany({ names: list.format(editors) })}
        </Alert>
      )}
      {state === 'draft' && (
        <BeforeSubmitting
          offer={offer}
          unsaved={unsaved}
          panel={before}
          onShow={(field) => form.current?.show(field)}
        />
      )}
      {versions.data.length > 0 && <VersionsPanel versions={versions} onOver={reload} />}
      <ProblemNote problem={copying.problem} />
      {mayEdit && offer.side === 'buying' && (
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
        record={recordOf(offer)}
        mayEdit={mayEdit}
        save={(fields, typedOver) =>
          offers.updateOffer({ id, version: typedOver ?? version.current, ...fields })
        }
        recordOf={({ data }) => recordOf(data)}
        onSaved={({ data }) => {
          version.current = data.version;
          newest.current = data;
          setOffer(data);
        }}
        onReload={reload}
        notes={notesOf(offer)}
        needed={offer.needed}
        whoChanged={(field) => findChange(id, field)}
        onUnsaved={setUnsaved}
        handle={form}
        side={<OfferSummary offer={offer} unsaved={unsaved} />}
        sideLabel={offerDeskMessages.summary()}
        bar={
          offer.abilities.includes('submitted') && (
            <ActionButtons
              record={offer}
              name={name}
              actions={actions
                .filter((one) => one.name === 'submitted')
                .map((one) => ({ ...one, label: offerDeskMessages.submitOffer }))}
              onDone={reload}
            />
          )
        }
      />
      <OfferForClient offer={offer} />
      <HomeInspections offer={offer} mayEdit={mayEdit} onSaved={setOffer} choices={choices} />
      <DeskPanel title={offerDeskMessages.states()}>
        <List size="sm" listStyleType="none" spacing={4}>
          {offer.states.map(({ state: reached, at, by, isLate }) => (
            <List.Item key={at}>
              {by
                ? offerDeskMessages.byPerson({ state: offerStates[reached], name: by })
                : offerDeskMessages.byServer({ state: offerStates[reached] })}{' '}
              <Text span size="sm" c="dimmed">
                <Ago at={at} />
              </Text>{' '}
              {isLate && (
                <Badge variant="light" color="warn" title={counterMessages.lateHelp()}>
                  {counterMessages.late()}
                </Badge>
              )}
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

/** An offer as its form holds it. */
const recordOf = ({ id, version, terms }: WireOfferDetails) => ({
  ...terms,
  id: String(id),
  version,
});

/** Who changed a field of an offer last; null if that was long ago. */
async function findChange(id: number, field: string) {
  const { label } = offerFields[field as OfferFieldKey];
  const { data } = await offers.getOfferHistory({ id, page: 1 });
  const change = data.find(({ fields }) => fields.some((one) => one.label === label));
  if (!change) return null;
  const { changedBy: by, changedAt: at } = change;
  return { name: by && `${by.firstName} ${by.lastName}`.trim(), at };
}
