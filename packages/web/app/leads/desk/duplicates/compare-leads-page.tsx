import type { WireComparedLead, WireComparison } from '@homestead/contract/leads';
import { Button, Radio } from '@mantine/core';
import { Suspense, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
} from 'react-router';
import { requireStaff } from '#accounts';
import {
  ChangeButton,
  DeskPage,
  DeskPanel,
  DeskSkeleton,
  type Fact,
  Facts,
  lazyPart,
  ProblemNote,
  showToast,
  showUndoToast,
  useWork,
} from '#desk';
import { ApiError, instantDateText, UNKNOWN } from '#platform';
import { duplicateMessages } from '../messages/duplicates.ts';
import { householdMessages } from '../messages/household.ts';
import { CompareFields } from './compare-fields.tsx';
import styles from './compare-leads.module.css';
import { comparedNames } from './compared-names.ts';
import { duplicates } from './duplicate-client.ts';
import { choose, type Side, suggestChoices, taken } from './merge-choice.ts';
import { merges, undoMerge } from './merge-client.ts';
import { movesText } from './moves-text.ts';
import { reasonsLine } from './reasons-text.ts';
import { valueText } from './value-text.ts';

const HouseholdDrawer = lazyPart(() => import('../household/household-drawer.tsx'));

export { DeskFailure as ErrorBoundary } from '#desk';

export function meta() {
  return [{ title: duplicateMessages.compareTitle() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'lead-merge');
  return null;
}

/** Redirects to /not-found if one of the leads isn't in the caller's sight. */
export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const params = new URL(url).searchParams;
  const [leadId, otherLeadId] = [params.get('lead') ?? '', params.get('other') ?? ''];
  try {
    return (await merges.compareLeads({ leadId, otherLeadId }, { signal })).data;
  } catch (error) {
    const isMissing = error instanceof ApiError && [400, 404].includes(error.status);
    if (isMissing) throw redirect('/not-found');
    throw error;
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={duplicateMessages.compareTitle()} />;
}

/** /duplicates/compare: two leads side by side, to merge them or say they are different. */
export default function CompareLeadsPage() {
  const comparison = useLoaderData<typeof clientLoader>();
  return <Comparison key={comparison.leads.map(({ id }) => id).join()} comparison={comparison} />;
}

function Comparison({ comparison }: { comparison: WireComparison }) {
  const { leads, fields, reasons } = comparison;
  const [one, other] = leads as [WireComparedLead, WireComparedLead];
  const suggested: Side = comparison.survivorId === other.id ? 1 : 0;
  const [survivor, setSurvivor] = useState<Side>(suggested);
  const [choices, setChoices] = useState(() => suggestChoices(fields, suggested));
  const [isLinking, setLinking] = useState(false);
  const navigate = useNavigate();
  const [stays, goes] = survivor === 0 ? [one, other] : [other, one];
  const names = comparedNames(comparison);
  const [staying, going] = survivor === 0 ? names : [names[1], names[0]];
  const take = taken(fields, { choices, survivor });

  const merge = useWork(async () => {
    const { id, leadId } = (
      await merges.mergeLeads({
        ...{ survivorId: stays.id, mergedId: goes.id, take },
        ...{ survivorVersion: stays.version, mergedVersion: goes.version },
      })
    ).data;
    await navigate(`/leads/${leadId}`);
    showUndoToast(duplicateMessages.merged({ name: stays.name }), async () => {
      if (await undoMerge(id)) await navigate(`/leads/${goes.id}`);
    });
  });
  const dismiss = useWork(async () => {
    await duplicates.setLeadsDistinct({ leadId: one.id, otherLeadId: other.id, isDistinct: true });
    const pair = duplicateMessages.pair({ one: one.name, other: other.name });
    showToast(duplicateMessages.dismissed({ pair }));
    await navigate('/duplicates');
  });
  const keep = (side: Side) => {
    setSurvivor(side);
    setChoices(suggestChoices(fields, side));
  };
  return (
    <DeskPage
      back={{ to: '/duplicates', label: duplicateMessages.title() }}
      title={duplicateMessages.compareTitle()}
      below={reasons.length > 0 && <p className="quiet">{reasonsLine(reasons)}</p>}
    >
      <div className="grid gap-4">
        <Radio.Group
          label={duplicateMessages.whichStays()}
          value={String(survivor)}
          onChange={(value) => keep(value === '1' ? 1 : 0)}
        >
          <div className={styles.leads}>
            {leads.map((lead, index) => (
              <LeadCard
                key={lead.id}
                lead={lead}
                name={names[index] ?? lead.name}
                side={index === 1 ? 1 : 0}
              />
            ))}
          </div>
        </Radio.Group>
        <DeskPanel title={duplicateMessages.values()}>
          <CompareFields
            {...{ comparison, names, survivor, choices }}
            onChoose={(field, side) => setChoices((before) => choose(before, field, side))}
          />
        </DeskPanel>
        <DeskPanel title={duplicateMessages.preview()}>
          <p className="no-margin">{movesText(goes.counts, { from: going, to: staying })}</p>
          <p>{duplicateMessages.reaches({ name: staying })}</p>
          {take.length > 0 && (
            <Facts
              isNarrow
              facts={fields
                .filter(({ field }) => take.includes(field))
                .map((field): Fact => {
                  const value = valueText(field, survivor === 0 ? 1 : 0);
                  return { label: field.label, value };
                })}
            />
          )}
        </DeskPanel>
        <ProblemNote problem={merge.problem ?? dismiss.problem} />
        <div className="row wrap gap-2">
          <ChangeButton
            loading={merge.isBusy}
            disabled={stays.refusal !== null}
            onClick={() => void merge.run()}
          >
            {one.name === other.name
              ? duplicateMessages.mergeBoth()
              : duplicateMessages.mergeInto({ name: stays.name })}
          </ChangeButton>
          <ChangeButton
            variant="default"
            loading={dismiss.isBusy}
            onClick={() => void dismiss.run()}
          >
            {duplicateMessages.dismiss()}
          </ChangeButton>
          <ChangeButton variant="default" onClick={() => setLinking(true)}>
            {householdMessages.instead()}
          </ChangeButton>
        </div>
      </div>
      {isLinking && (
        <Suspense>
          <HouseholdDrawer
            lead={one}
            other={other}
            onClose={() => setLinking(false)}
            onDone={() => void navigate(`/leads/${one.id}`)}
          />
        </Suspense>
      )}
    </DeskPage>
  );
}

function LeadCard(given: { lead: WireComparedLead; name: string; side: Side }) {
  const { lead, name, side } = given;
  const { lastContacted, createdOn } = lead;
  return (
    <div className={styles.lead}>
      <Radio
        value={String(side)}
        disabled={lead.refusal !== null}
        label={duplicateMessages.stays({ name })}
        description={lead.refusal}
      />
      <Facts
        isNarrow
        facts={[
          {
            label: duplicateMessages.createdOn(),
            value: createdOn ? instantDateText(createdOn) : UNKNOWN,
          },
          {
            label: duplicateMessages.lastContacted(),
            value: lastContacted ? instantDateText(lastContacted) : UNKNOWN,
          },
          {
            label: duplicateMessages.account(),
            value: lead.hasAccount ? duplicateMessages.hasAccount() : duplicateMessages.noAccount(),
          },
        ]}
      />
      <Button
        component={Link}
        to={`/leads/${lead.id}`}
        variant="subtle"
        size="compact-sm"
        aria-label={duplicateMessages.open({ name })}
      >
        {duplicateMessages.openLead()}
      </Button>
    </div>
  );
}
