import type { WirePersonDetail } from '@homestead/contract/accounts';
import { Button, Group, MultiSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Answered, ProblemNote, showToast, useAnswer, useWork } from '#desk';
import { peopleMessages } from '../../messages/people.ts';
import { changeTeam, listAgents, listCoAgents, listConcierges } from './people-calls.ts';
import { PersonAvatar } from './person-badges.tsx';
import own from './person-page.module.css';

interface Named {
  id: string;
  firstName: string;
  lastName: string;
  photo: string | null;
}

type TeamChange = Parameters<typeof changeTeam>[0];

const agentRoles = ['agent', 'internal-agents'];
const conciergeRoles = ['concierge', 'internal-concierge'];

interface PersonTeamsProps {
  person: WirePersonDetail;
  onChanged: () => void;
}

/** Who works with a person: concierge and agents, agents and co-agents. */
export function PersonTeams({ person, onChanged }: PersonTeamsProps) {
  const work = useWork(async (change: TeamChange) => {
    showToast(await changeTeam(change));
    onChanged();
  });
  const { role } = person.role;
  const given = { person, change: work.run, isBusy: work.isBusy };
  return (
    <>
      <ProblemNote problem={work.problem} />
      {agentRoles.includes(role) ? (
        <TeamOfAgent {...given} />
      ) : conciergeRoles.includes(role) ? (
        <TeamOfConcierge {...given} />
      ) : role === 'co-agent' ? (
        <TeamOfCoAgent {...given} />
      ) : (
        <Text c="dimmed">{peopleMessages.noTeam()}</Text>
      )}
    </>
  );
}

interface TeamProps {
  person: WirePersonDetail;
  change: (change: TeamChange) => void;
  isBusy: boolean;
}

function TeamOfAgent({ person, change, isBusy }: TeamProps) {
  const mayEdit = person.abilities.includes('edit');
  const concierges = useAnswer(mayEdit ? 'concierges' : null, listConcierges);
  const coAgents = useAnswer(mayEdit ? 'co-agents' : null, listCoAgents);
  const { id, concierge, coagents } = person;
  return (
    <>
      <TeamPart
        title={peopleMessages.concierge()}
        nobody={peopleMessages.noConcierge()}
        people={concierge ? [concierge] : []}
        label={concierge ? peopleMessages.reassignConcierge() : peopleMessages.assignConcierge()}
        add={peopleMessages.assign()}
        isOne
        choices={concierges}
        mayEdit={mayEdit}
        isBusy={isBusy}
        onAdd={([conciergeId = '']) => change({ do: 'transfer', agentIds: [id], conciergeId })}
        onRemove={(conciergeId) => change({ do: 'remove', agentId: id, conciergeId })}
      />
      <TeamPart
        title={peopleMessages.coAgents()}
        label={peopleMessages.pairCoAgent()}
        add={peopleMessages.pair()}
        people={coagents}
        isOne
        choices={coAgents}
        mayEdit={mayEdit}
        isBusy={isBusy}
        onAdd={([coAgentId = '']) => change({ do: 'team', agentId: id, coAgentId })}
        onRemove={(coAgentId) => change({ do: 'unteam', agentId: id, coAgentId })}
      />
    </>
  );
}

function TeamOfConcierge({ person: { id, abilities, agents }, change, isBusy }: TeamProps) {
  const mayEdit = abilities.includes('edit');
  return (
    <TeamPart
      title={peopleMessages.assignedAgents()}
      label={peopleMessages.assignAgents()}
      add={peopleMessages.assign()}
      people={agents}
      choices={useAnswer(mayEdit ? 'agents' : null, listAgents)}
      mayEdit={mayEdit}
      isBusy={isBusy}
      onAdd={(agentIds) => change({ do: 'transfer', agentIds, conciergeId: id })}
      onRemove={(agentId) => change({ do: 'remove', agentId, conciergeId: id })}
    />
  );
}

function TeamOfCoAgent({ person: { id, abilities, coagentof }, change, isBusy }: TeamProps) {
  const mayEdit = abilities.includes('edit');
  return (
    <TeamPart
      title={peopleMessages.coversFor()}
      label={peopleMessages.pairAgent()}
      add={peopleMessages.pair()}
      people={coagentof}
      isOne
      choices={useAnswer(mayEdit ? 'agents' : null, listAgents)}
      mayEdit={mayEdit}
      isBusy={isBusy}
      onAdd={([agentId = '']) => change({ do: 'team', agentId, coAgentId: id })}
      onRemove={(agentId) => change({ do: 'unteam', agentId, coAgentId: id })}
    />
  );
}

interface TeamPartProps {
  title: string;
  nobody?: string;
  people: readonly Named[];
  /** Labels of the field to choose people, and of the button that adds them. */
  label: string;
  add: string;
  /** One person is chosen at a time. */
  isOne?: true;
  choices: Answered<Named[]>;
  mayEdit: boolean;
  isBusy: boolean;
  onAdd: (ids: string[]) => void;
  onRemove: (id: string) => void;
}

function TeamPart(given: TeamPartProps) {
  const {
    title,
    nobody = peopleMessages.nobody(),
    people,
    label,
    add,
    isOne,
    choices,
    mayEdit,
    isBusy,
  } = given;
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <section className={own.team}>
      <h2 className="text-18">{title}</h2>
      {people.length === 0 && <Text c="dimmed">{nobody}</Text>}
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            <PersonAvatar {...person} />
            <Link to={`/users/${person.id}`}>{nameOf(person)}</Link>
            {mayEdit && (
              <Button
                variant="subtle"
                color="quiet"
                size="compact-sm"
                disabled={isBusy}
                aria-label={peopleMessages.removeNamed({ name: nameOf(person) })}
                onClick={() => given.onRemove(person.id)}
              >
                {peopleMessages.remove()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <Group mt="sm" align="flex-end">
          <MultiSelect
            label={label}
            searchable
            maxValues={isOne && 1}
            data={optionsOf(choices.answer, people)}
            value={chosen}
            onChange={setChosen}
            miw={280}
          />
          <Button
            disabled={chosen.length === 0}
            loading={isBusy}
            onClick={() => {
              given.onAdd(chosen);
              setChosen([]);
            }}
          >
            {add}
          </Button>
        </Group>
      )}
      <ProblemNote problem={choices.problem} />
    </section>
  );
}

const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`;

const optionsOf = (people: readonly Named[] | null, without: readonly Named[]) =>
  (people ?? [])
    .filter(({ id }) => !without.some((one) => one.id === id))
    .map((person) => ({ value: person.id, label: nameOf(person) }));
