import { leadRuleCalls, type leadRuleEndpoints } from '@homestead/contract/leads';
import type { WireNamedPerson } from '@homestead/contract/platform';
import { Avatar, Button } from '@mantine/core';
import { Suspense } from 'react';
import { personApi } from '#accounts';
import { Ago, lazyPart } from '#desk';
import { createClient } from '#platform';
import { HouseholdMembers } from '../household/household-members.tsx';
import { leadRecordMessages } from '../messages/lead-record.ts';
import { DecisionList } from '../routing/lead-decisions.tsx';
import type { LeadFieldProps } from './lead-field.tsx';
import type { LeadField } from './lead-fields.ts';
import { FieldGroup, FixedFact, LeadGroup } from './lead-group.tsx';
import { LeadScore } from './lead-score.tsx';
import { LeadSetup } from './lead-setup.tsx';
import { useFoldedFields } from './use-folded-fields.ts';

const LeadMerges = lazyPart(() => import('../duplicates/lead-merges.tsx'));
const rules = createClient<typeof leadRuleEndpoints>(leadRuleCalls, personApi);

const followUp: readonly LeadField[] = [
  'engagementLevelId',
  'responseLevelId',
  'lastConnectedAgentOn',
  'lastWorkedOn',
  'closingBagOptionId',
];
const groups: readonly { title: () => string; names: readonly LeadField[] }[] = [
  { title: leadRecordMessages.notes, names: ['notes'] },
  {
    title: leadRecordMessages.source,
    names: ['sourceId', 'subSourceId', 'subSourceAgentId', 'referralId'],
  },
  {
    title: leadRecordMessages.financing,
    names: [
      'lenderId',
      'lenderStatusId',
      'lastConnectedLenderOn',
      'lastWorkedLenderOn',
      'lenderNotes',
    ],
  },
  {
    title: leadRecordMessages.contact,
    names: [
      'firstName',
      'lastName',
      'phone',
      'email',
      'relationshipId',
      'dateOfBirth',
      'tShirtSizeId',
    ],
  },
  {
    title: leadRecordMessages.address,
    names: ['streetOne', 'streetTwo', 'city', 'state', 'zip', 'country'],
  },
];

/** People who open a lead want to see that these are missing. */
const neverFolded: readonly LeadField[] = ['notes', 'phone', 'email'];
const foldable = [...followUp, ...groups.flatMap(({ names }) => names)].filter(
  (field) => !neverFolded.includes(field),
);

interface LeadFactsProps extends Omit<LeadFieldProps, 'field'> {
  onOpenDetails: () => void;
  onDone: () => void;
}

/** The rest of what is known about a lead: its fields, the household, and where it came from. */
export function LeadFacts({ onOpenDetails, onDone, ...given }: LeadFactsProps) {
  const { lead } = given;
  const { isFolded, count, isOpen, toggle } = useFoldedFields({ ...given, foldable });
  const seesHousehold = !lead.details.hiddenColumns.includes('secondaryFirstName');
  return (
    <>
      <FieldGroup
        {...given}
        title={leadRecordMessages.followUp()}
        names={followUp}
        isFolded={isFolded}
      >
        {lead.createdOn && (
          <FixedFact label={leadRecordMessages.createdOn()}>
            <Ago at={lead.createdOn} />
          </FixedFact>
        )}
      </FieldGroup>
      {lead.concierge && (
        <LeadGroup title={leadRecordMessages.concierge()}>
          <PersonLine {...lead.concierge} />
        </LeadGroup>
      )}
      {groups.map(({ title, names }) => (
        <FieldGroup key={title()} {...given} title={title()} names={names} isFolded={isFolded} />
      ))}
      {count > 0 && (
        <Button variant="subtle" size="compact-sm" my="xs" aria-expanded={isOpen} onClick={toggle}>
          {isOpen
            ? leadRecordMessages.hideEmpty({ count })
            : leadRecordMessages.showEmpty({ count })}
        </Button>
      )}
      {seesHousehold && (
        <>
          <HouseholdMembers lead={lead} onDone={onDone} />
          {lead.abilities.includes('edit') && (
            <Button variant="subtle" size="compact-sm" mt="xs" onClick={onOpenDetails}>
              {leadRecordMessages.moreFields()}
            </Button>
          )}
        </>
      )}
      <Suspense>
        <LeadMerges lead={lead} />
      </Suspense>
      {lead.score && <LeadScore {...lead.score} />}
      <LeadSetup lead={lead} onDone={onDone} />
      {lead.abilities.includes('explain') && (
        <LeadGroup title={leadRecordMessages.routing()}>
          <DecisionList
            leadId={lead.id}
            ask={(page, signal) =>
              rules.listLeadDecisions({ id: lead.id, page }, { ...(signal && { signal }) })
            }
          />
        </LeadGroup>
      )}
    </>
  );
}

function PersonLine({ photo, firstName, lastName }: WireNamedPerson) {
  const name = `${firstName} ${lastName}`.trim();
  return (
    <p className="row gap-3 no-margin">
      <Avatar src={photo} name={name} alt="" color="spruce" variant="light" size={36} aria-hidden />
      {name}
    </p>
  );
}
