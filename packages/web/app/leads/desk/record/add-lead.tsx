import { leadEntryCalls, leadEntryEndpoints } from '@homestead/contract/leads';
import { formatPhone } from '@homestead/contract/platform';
import { Alert } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { personApi, useStaffSession } from '#accounts';
import { ChangeButton, type FieldHints, RecordDrawer, useAskedToAdd, usePageVerbs } from '#desk';
import { ApiError, createClient } from '#platform';
import { duplicateName } from '../duplicates/duplicate-name.ts';
import { reasonsText } from '../duplicates/reasons-text.ts';
import { leadRecordMessages } from '../messages/lead-record.ts';
import { clientRoleChoices } from './lead-fields.ts';
import { useLookups } from './use-lookups.ts';

const entries = createClient<typeof leadEntryEndpoints>(leadEntryCalls, personApi);

/** The link in the refusal of an email that a lead in sight has. */
const LEAD_PATH = /\/leads\/[\da-f-]{36}/;

/** A button that adds a lead and opens its page; nothing for those who may not. */
export function AddLead() {
  const { permissions } = useStaffSession();
  const [isOpen, drawer] = useDisclosure(false);
  const mayAdd = permissions.includes('create-leads');
  useAskedToAdd(mayAdd ? drawer.open : null);
  usePageVerbs(mayAdd ? [{ label: leadRecordMessages.add(), run: drawer.open }] : []);
  if (!mayAdd) return null;
  return (
    <>
      <ChangeButton onClick={drawer.open}>{leadRecordMessages.add()}</ChangeButton>
      {isOpen && <AddLeadDrawer onClose={drawer.close} />}
    </>
  );
}

type Given = Parameters<typeof entries.createLead>[0];

function AddLeadDrawer({ onClose }: { onClose: () => void }) {
  const { permissions } = useStaffSession();
  const lookups = useLookups();
  const navigate = useNavigate();
  const [takenPath, setTakenPath] = useState<string | null>(null);
  const choices = (list: readonly { id: string; display: string }[] | undefined) =>
    (list ?? []).map(({ id, display }) => ({ value: id, label: display }));
  const fields: (string | FieldHints)[] = [
    'firstName',
    'lastName',
    { name: 'email', kind: 'email' },
    { name: 'phone', kind: 'tel', placeholder: '(402) 555-0100', format: formatPhone },
    { name: 'leadRole', choices: clientRoleChoices },
    { name: 'stageId', choices: choices(lookups?.leadStatuses) },
    ...(permissions.includes('lead-edit-source')
      ? [{ name: 'sourceId', choices: choices(lookups?.leadSources) }]
      : []),
    ...(permissions.includes('lead-assign-all')
      ? [
          {
            ...{ name: 'userid', choices: choices(lookups?.agentList) },
            hint: leadRecordMessages.addAgentHint(),
          },
        ]
      : []),
    { name: 'notes', kind: 'lines' },
  ];
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={leadRecordMessages.add()}
      intro={leadRecordMessages.addIntro()}
      schema={leadEntryEndpoints.createLead}
      sections={[{ fields }]}
      record={{}}
      isNew
      submitLabel={leadRecordMessages.add()}
      above={
        takenPath && (
          <Alert color="warn" mt="md">
            <Link to={takenPath}>{leadRecordMessages.openTaken()}</Link>
          </Alert>
        )
      }
      save={async (given, key) => {
        setTakenPath(null);
        try {
          return (await entries.createLead(given as Given, key)).data;
        } catch (error) {
          const isTaken = error instanceof ApiError && error.problem.code === 'lead-email-taken';
          if (isTaken) setTakenPath(LEAD_PATH.exec(error.message)?.[0] ?? null);
          throw error;
        }
      }}
      said={({ duplicates: [duplicate] }) =>
        duplicate
          ? leadRecordMessages.addedLike({
              name: duplicateName(duplicate),
              why: reasonsText(duplicate.reasons),
            })
          : leadRecordMessages.added()
      }
      onSaved={({ id }) => navigate(`/leads/${id}`)}
    />
  );
}
