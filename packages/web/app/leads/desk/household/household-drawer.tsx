import { phoneText } from '@homestead/contract/platform';
import { Button, Radio, Select, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { Drawer, ProblemNote, showToast, useAnswer, useWork } from '#desk';
import { leadLists } from '../list/lead-list-client.ts';
import { householdMessages } from '../messages/household.ts';
import { useLookups } from '../record/use-lookups.ts';
import { households } from './household-client.ts';

const PAUSE_MS = 250;
const FEWEST = 2;
const SHOWN = 8;

interface HouseholdDrawerProps {
  lead: { id: string; name: string };
  /** Who is linked; found by name in the drawer without. */
  other?: { id: string; name: string };
  onClose: () => void;
  onDone: () => void;
}

/** Links a lead into the household of another one, with who they are in it. */
export default function HouseholdDrawer({ lead, other, onClose, onDone }: HouseholdDrawerProps) {
  const lookups = useLookups();
  const [chosen, setChosen] = useState(other ?? null);
  const [relationshipId, setRelationship] = useState<string | null>(null);
  const work = useWork(async () => {
    if (!chosen) return;
    await households.linkHousehold({ id: lead.id, leadId: chosen.id, relationshipId });
    showToast(householdMessages.linked({ one: lead.name, other: chosen.name }));
    onClose();
    onDone();
  });
  return (
    <Drawer opened onClose={onClose} position="right" title={householdMessages.title(lead)}>
      <div className="grid gap-4">
        {other ? (
          <Text>{householdMessages.links({ one: lead.name, other: other.name })}</Text>
        ) : (
          <FindLead leadId={lead.id} chosen={chosen?.id ?? null} onChoose={setChosen} />
        )}
        <Select
          label={
            chosen
              ? householdMessages.whoIs({ name: chosen.name })
              : householdMessages.relationship()
          }
          data={(lookups?.relationships ?? []).map(({ id, display }) => ({
            value: id,
            label: display,
          }))}
          value={relationshipId}
          onChange={setRelationship}
          clearable
        />
        <ProblemNote problem={work.problem} />
        <div className="row wrap gap-2">
          <Button disabled={!chosen} loading={work.isBusy} onClick={() => void work.run()}>
            {householdMessages.link()}
          </Button>
          <Button variant="default" onClick={onClose}>
            {householdMessages.cancel()}
          </Button>
        </div>
      </div>
    </Drawer>
  );
}

interface FindLeadProps {
  leadId: string;
  chosen: string | null;
  onChoose: (lead: { id: string; name: string }) => void;
}

/** Finds one of the leads in sight by name, email or phone. */
function FindLead({ leadId, chosen, onChoose }: FindLeadProps) {
  const [text, setText] = useState('');
  const [words] = useDebouncedValue(text.trim(), PAUSE_MS);
  const { answer, problem, again } = useAnswer(words.length < FEWEST ? null : words, (signal) =>
    leadLists.getLeads(
      { filter: { search: words }, paginator: { page: 1, per_page: SHOWN } },
      { signal },
    ),
  );
  const found = (answer?.data ?? []).flatMap(({ id, primaryContact: contact }) => {
    if (id === leadId || !contact) return [];
    const name = `${contact.firstName ?? ''} ${contact.lastName ?? ''}`.trim();
    const about = [contact.email, contact.phone && phoneText(contact.phone)];
    return { id, name, about: about.filter(Boolean).join(' · ') };
  });
  return (
    <>
      <TextInput
        type="search"
        label={householdMessages.find()}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        data-autofocus
      />
      <ProblemNote problem={problem} onRetry={again} />
      <div role="status">
        {answer && found.length === 0 && <Text c="dimmed">{householdMessages.noneFound()}</Text>}
      </div>
      {found.length > 0 && (
        <Radio.Group
          label={householdMessages.who()}
          value={chosen}
          onChange={(id) => {
            const lead = found.find((one) => one.id === id);
            if (lead) onChoose(lead);
          }}
        >
          <div className="grid gap-2">
            {found.map(({ id, name, about }) => (
              <Radio key={id} value={id} label={name} description={about} />
            ))}
          </div>
        </Radio.Group>
      )}
    </>
  );
}
