import {
  type OfferFieldKey,
  offerEndpoints,
  offerFields,
  offerReaders,
  offerStateText,
  type WireOfferDetails,
} from '@homestead/contract/transactions';
import { Alert, Anchor, Badge, Group, Text } from '@mantine/core';
import { Suspense, useEffect, useRef, useState } from 'react';
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
  AutosaveForm,
  type AutosaveHandle,
  ChangeButton,
  DeskPage,
  DeskPanel,
  DeskSkeleton,
  type FieldNote,
  type FormKey,
  lazyPart,
  ProblemNote,
  RecordHistory,
  showToast,
  TableSkeleton,
  type UnsavedField,
  useFormKeys,
  useReadOnly,
  useWork,
} from '#desk';
import { ApiError } from '#platform';
import { offerDeskMessages } from '../messages.ts';
import { BeforeSubmitting, isReady } from './before-submitting.tsx';
import { counterActions } from './counters/counter-actions.tsx';
import { counters } from './counters/counter-client.ts';
import { costMessages } from './messages/costs.ts';
import { listingDeskMessages } from './messages/listing-files.ts';
import { offerActionsWith } from './offer-actions.ts';
import { offers } from './offer-client.ts';
import { OfferPeople } from './offer-people.tsx';
import { sectionsOf, withHeld } from './offer-sections.ts';
import { OfferSteps } from './offer-steps.tsx';
import { readOfferChoices } from './read-offer-choices.ts';
import { useEditors } from './use-editors.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const OfferSummary = lazyPart(() => import('./offer-summary.tsx'));
const HomeInspections = lazyPart(() => import('./home-inspections.tsx'));
const VersionsPanel = lazyPart(() => import('./counters/versions-panel.tsx'));
const DealDocuments = lazyPart(() => import('./documents/deal-documents.tsx'));
const WhoCanSee = lazyPart(async () => ({
  default: (await import('#desk/who-can-see')).WhoCanSee,
}));
const OfferForClient = lazyPart(() => import('./client/offer-for-client.tsx'));

export function meta({ loaderData }: { loaderData?: { offer?: { code: string } } | null }) {
  const code = loaderData?.offer?.code;
  const title = code ? offerDeskMessages.offer({ code }) : offerDeskMessages.title();
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, offerReaders);
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
  const inspections = useRef<HTMLDivElement>(null);
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
          <Badge variant="light">{offerStateText(offer)}</Badge>
          {offer.side === 'listing' && (
            <Badge variant="outline">{listingDeskMessages.received()}</Badge>
          )}
          <OfferPeople offer={offer} />
          {offer.propertyAddress && <Text c="dimmed">{offer.propertyAddress}</Text>}
          {offer.listingFile && (
            <Anchor component={Link} to={`/listing-files/${offer.listingFile.id}`}>
              {listingDeskMessages.ofFile({ code: offer.listingFile.code })}
            </Anchor>
          )}
        </Group>
      }
      actions={
        <ActionButtons
          record={offer}
          name={name}
          actions={actions.filter((one) => one.name !== 'submitted')}
          onDone={reload}
        />
      }
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
          onShow={(field) => {
            if (field === 'homeInspections') inspections.current?.focus();
            else form.current?.show(field);
          }}
        />
      )}
      {versions.data.length > 0 && (
        <Suspense fallback={<TableSkeleton columns={1} />}>
          <VersionsPanel versions={versions} onOver={reload} />
        </Suspense>
      )}
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
          mayAddParties: mayEdit && offer.abilities.includes('add-party'),
          side: offer.side,
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
        side={
          <Suspense fallback={<TableSkeleton columns={1} />}>
            <OfferSummary offer={offer} unsaved={unsaved} />
          </Suspense>
        }
        sideLabel={offerDeskMessages.summary()}
        bar={
          offer.abilities.includes('submitted') && (
            <ActionButtons
              record={offer}
              name={name}
              actions={actions.filter((one) => one.name === 'submitted')}
              onDone={reload}
            />
          )
        }
      />
      <Suspense fallback={<TableSkeleton columns={1} />}>
        <OfferForClient offer={offer} />
      </Suspense>
      <Suspense fallback={<TableSkeleton columns={1} />}>
        <DealDocuments of="offer" id={id} version={offer.version} />
      </Suspense>
      <Suspense fallback={<TableSkeleton columns={1} />}>
        <HomeInspections
          panel={inspections}
          offer={offer}
          mayEdit={mayEdit}
          onSaved={setOffer}
          choices={choices}
        />
      </Suspense>
      <OfferSteps offer={offer} />
      <Suspense fallback={<TableSkeleton columns={1} />}>
        <WhoCanSee
          name={`offer ${id} ${offer.version}`}
          ask={(signal) => offers.getOfferSight({ id }, { signal })}
        />
      </Suspense>
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

const sourceTexts: Readonly<Record<Offer['sources'][string], () => string>> = {
  listing: costMessages.fromListing,
  'listing-file': costMessages.fromListingFile,
  copied: costMessages.copied,
};

/** What to say below fields: what is wrong or unusual, and where values are from. */
function notesOf({ findings, sources }: Offer): Record<string, FieldNote[]> {
  const notes: Record<string, FieldNote[]> = {};
  const add = (field: string, note: FieldNote) => {
    notes[field] = [...(notes[field] ?? []), note];
  };
  for (const { field, level, message } of findings) add(field, { level, text: message });
  for (const [field, source] of Object.entries(sources)) {
    const text = sourceTexts[source]();
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
