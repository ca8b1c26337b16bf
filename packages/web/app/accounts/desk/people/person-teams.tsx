import type { WirePersonDetail } from '@homestead/contract/accounts';
import { Group, MultiSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Answered, ChangeButton, ProblemNote, showToast, useAnswer, useWork } from '#desk';
import { peopleMessages } from '../../messages/people.ts';
import { teamClient } from '../clients.ts';
import { PersonAvatar } from './person-badges.tsx';
import own from './person-page.module.css';

interface Named {
  id: string;
  firstName: string;
  lastName: string;
  photo: string | null;
}

type TeamChange = () => Promise<{ message: string }>;

const agentRoles = ['agent', 'internal-agents'];
const conciergeRoles = ['concierge', 'internal-concierge'];

interface PersonTeamsProps {
  person: WirePersonDetail;
  onChanged: () => void;
}

/** Who works with a person: concierge and agents, agents and co-agents. */
export function PersonTeams({ person, onChanged }: PersonTeamsProps) {
  const work = useWork(async (change: TeamChange) => {
    showToast((await change()).message);
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
  const concierges = useAnswer(mayEdit ? 'concierges' : null, (signal) =>
    teamClient.getAssignableConcierges({}, { signal }),
  );
  const coAgents = useAnswer(mayEdit ? 'co-agents' : null, (signal) =>
    teamClient.getCoAgents({}, { signal }),
  );
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
        onAdd={([conciergeId = '']) =>
          change(() => teamClient.transferAgents({ agentIds: [id], conciergeId }))
        }
        onRemove={(conciergeId) =>
          change(() => teamClient.removeAgents({ AgentId: id, ConciergeId: conciergeId }))
        }
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
        onAdd={([coAgentId = '']) =>
          change(() => teamClient.assignCoAgent({ agentId: id, coAgentId }))
        }
        onRemove={(coAgentId) => change(() => teamClient.removeCoAgent({ agentId: id, coAgentId }))}
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
      choices={useAgents(mayEdit)}
      mayEdit={mayEdit}
      isBusy={isBusy}
      onAdd={(agentIds) => change(() => teamClient.transferAgents({ agentIds, conciergeId: id }))}
      onRemove={(agentId) =>
        change(() => teamClient.removeAgents({ AgentId: agentId, ConciergeId: id }))
      }
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
      choices={useAgents(mayEdit)}
      mayEdit={mayEdit}
      isBusy={isBusy}
      onAdd={([agentId = '']) => change(() => teamClient.assignCoAgent({ agentId, coAgentId: id }))}
      onRemove={(agentId) => change(() => teamClient.removeCoAgent({ agentId, coAgentId: id }))}
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
  choices: Answered<{ data: Named[] }>;
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
              <ChangeButton
                variant="subtle"
                color="quiet"
                size="compact-sm"
                disabled={isBusy}
                aria-label={peopleMessages.removeNamed({ name: nameOf(person) })}
                onClick={() => given.onRemove(person.id)}
              >
                {peopleMessages.remove()}
              </ChangeButton>
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
            data={optionsOf(choices.answer?.data, people)}
            value={chosen}
            onChange={setChosen}
            miw={280}
          />
          <ChangeButton
            disabled={chosen.length === 0}
            loading={isBusy}
            onClick={() => {
              given.onAdd(chosen);
              setChosen([]);
            }}
          >
            {add}
          </ChangeButton>
        </Group>
      )}
      <ProblemNote problem={choices.problem} />
    </section>
  );
}

const useAgents = (mayEdit: boolean) =>
  useAnswer(mayEdit ? 'agents' : null, (signal) => teamClient.getAgents({}, { signal }));

const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`;

const optionsOf = (people: readonly Named[] | undefined, without: readonly Named[]) =>
  (people ?? [])
    .filter(({ id }) => !without.some((one) => one.id === id))
    .map((person) => ({ value: person.id, label: nameOf(person) }));
