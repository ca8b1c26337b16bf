import type { WirePersonDetail } from '@homestead/contract/accounts';
import { Button, Fieldset, Group, MultiSelect, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ProblemNote } from '../problem-note.tsx';
import { showToast } from '../shell/show-toast.tsx';
import { useAnswer } from '../use-answer.ts';
import { useWork } from '../use-work.ts';
import { changeTeam, listAgents, listCoAgents, listConcierges } from './people-calls.ts';
import { PersonAvatar } from './person-badges.tsx';
import own from './person-page.module.css';

interface Named {
  id: string;
  firstName: string;
  lastName: string;
  photo: string | null;
}

const agentRoles = ['agent', 'internal-agents'];
const conciergeRoles = ['concierge', 'internal-concierge'];

const optionsOf = (people: readonly Named[] | null, without: readonly Named[] = []) =>
  (people ?? [])
    .filter(({ id }) => !without.some((one) => one.id === id))
    .map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` }));

/** To whom a person is tied: concierge and agents, agents and co-agents. */
export function PersonTeams({
  person,
  onChanged,
}: {
  person: WirePersonDetail;
  onChanged: () => void;
}) {
  const work = useWork(async (change: Parameters<typeof changeTeam>[0]) => {
    showToast(await changeTeam(change));
    onChanged();
  });
  const role = person.role.role;
  const given = { person, change: work.run, isBusy: work.isBusy };
  const isTied = agentRoles.includes(role) || conciergeRoles.includes(role) || role === 'co-agent';
  return (
    <>
      <ProblemNote problem={work.problem} />
      {agentRoles.includes(role) && <AgentTies {...given} />}
      {conciergeRoles.includes(role) && <ConciergeTies {...given} />}
      {role === 'co-agent' && <CoAgentTies {...given} />}
      {!isTied && (
        <Text c="dimmed">Agents, co-agents and concierges have teams; this role has none.</Text>
      )}
    </>
  );
}

interface TiesProps {
  person: WirePersonDetail;
  change: (change: Parameters<typeof changeTeam>[0]) => void;
  isBusy: boolean;
}

function AgentTies({ person, change, isBusy }: TiesProps) {
  const mayEdit = person.may.edit;
  const concierges = useAnswer(mayEdit ? 'concierges' : null, listConcierges);
  const coAgents = useAnswer(mayEdit ? 'co-agents' : null, listCoAgents);
  const [chosen, setChosen] = useState<string | null>(null);
  const [partner, setPartner] = useState<string | null>(null);
  return (
    <>
      <Fieldset legend="Concierge" mb="md">
        {person.concierge ? (
          <Ties
            people={[person.concierge]}
            isBusy={isBusy}
            onRemove={
              mayEdit
                ? (id) => change({ do: 'remove', agentId: person.id, conciergeId: id })
                : undefined
            }
          />
        ) : (
          <Text c="dimmed">In no concierge’s care.</Text>
        )}
        {mayEdit && (
          <Group mt="sm" align="flex-end">
            <Select
              label={person.concierge ? 'Give to another concierge' : 'Give to a concierge'}
              searchable
              data={optionsOf(concierges.answer, person.concierge ? [person.concierge] : [])}
              value={chosen}
              onChange={setChosen}
            />
            <Button
              disabled={!chosen}
              loading={isBusy}
              onClick={() => {
                if (chosen) change({ do: 'transfer', agentIds: [person.id], conciergeId: chosen });
                setChosen(null);
              }}
            >
              Give into care
            </Button>
          </Group>
        )}
      </Fieldset>
      <Fieldset legend="Co-agents">
        <Ties
          people={person.coagents}
          isBusy={isBusy}
          onRemove={
            mayEdit
              ? (id) => change({ do: 'unteam', agentId: person.id, coAgentId: id })
              : undefined
          }
        />
        {mayEdit && (
          <Group mt="sm" align="flex-end">
            <Select
              label="Team with a co-agent"
              searchable
              data={optionsOf(coAgents.answer, person.coagents)}
              value={partner}
              onChange={setPartner}
            />
            <Button
              disabled={!partner}
              loading={isBusy}
              onClick={() => {
                if (partner) change({ do: 'team', agentId: person.id, coAgentId: partner });
                setPartner(null);
              }}
            >
              Team up
            </Button>
          </Group>
        )}
      </Fieldset>
      <ProblemNote problem={concierges.problem ?? coAgents.problem} />
    </>
  );
}

function ConciergeTies({ person, change, isBusy }: TiesProps) {
  const mayEdit = person.may.edit;
  const agents = useAnswer(mayEdit ? 'agents' : null, listAgents);
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <Fieldset legend="Agents in care">
      <Ties
        people={person.agents}
        isBusy={isBusy}
        onRemove={
          mayEdit
            ? (id) => change({ do: 'remove', agentId: id, conciergeId: person.id })
            : undefined
        }
      />
      {mayEdit && (
        <Group mt="sm" align="flex-end">
          <MultiSelect
            label="Take agents into care"
            searchable
            data={optionsOf(agents.answer, person.agents)}
            value={chosen}
            onChange={setChosen}
            miw={280}
          />
          <Button
            disabled={chosen.length === 0}
            loading={isBusy}
            onClick={() => {
              change({ do: 'transfer', agentIds: chosen, conciergeId: person.id });
              setChosen([]);
            }}
          >
            Take into care
          </Button>
        </Group>
      )}
      <ProblemNote problem={agents.problem} />
    </Fieldset>
  );
}

function CoAgentTies({ person, change, isBusy }: TiesProps) {
  const mayEdit = person.may.edit;
  const agents = useAnswer(mayEdit ? 'agents' : null, listAgents);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Fieldset legend="Stands in for">
      <Ties
        people={person.coagentof}
        isBusy={isBusy}
        onRemove={
          mayEdit ? (id) => change({ do: 'unteam', agentId: id, coAgentId: person.id }) : undefined
        }
      />
      {mayEdit && (
        <Group mt="sm" align="flex-end">
          <Select
            label="Team with an agent"
            searchable
            data={optionsOf(agents.answer, person.coagentof)}
            value={chosen}
            onChange={setChosen}
          />
          <Button
            disabled={!chosen}
            loading={isBusy}
            onClick={() => {
              if (chosen) change({ do: 'team', agentId: chosen, coAgentId: person.id });
              setChosen(null);
            }}
          >
            Team up
          </Button>
        </Group>
      )}
      <ProblemNote problem={agents.problem} />
    </Fieldset>
  );
}

function Ties({
  people,
  onRemove,
  isBusy,
}: {
  people: readonly Named[];
  onRemove?: ((id: string) => void) | undefined;
  isBusy: boolean;
}) {
  if (people.length === 0) return <Text c="dimmed">Nobody yet.</Text>;
  return (
    <ul className={own.ties}>
      {people.map(({ id, firstName, lastName, photo }) => (
        <li key={id} className={own.tie}>
          <PersonAvatar photo={photo} firstName={firstName} lastName={lastName} />
          <Link to={`/users/${id}`}>
            {firstName} {lastName}
          </Link>
          {onRemove && (
            <Button
              variant="subtle"
              color="quiet"
              size="compact-sm"
              disabled={isBusy}
              aria-label={`End the tie with ${firstName} ${lastName}`}
              onClick={() => onRemove(id)}
            >
              Remove
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
