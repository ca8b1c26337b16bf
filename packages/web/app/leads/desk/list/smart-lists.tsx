import { stagePath, type WireSmartList } from '@homestead/contract/leads';
import { Button, Checkbox, Popover, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { fieldMessages, readProblem, ScrollRegion, sayProblem, showToast, useAnswer } from '#desk';
import { leadListMessages } from '../messages/lead-list.ts';
import { narrowingNames, readAsked, readColumns, smartListSearch } from './lead-address.ts';
import { smartLists } from './lead-list-client.ts';

const MOST_COUNTED = 1000;

interface SmartListsProps {
  /** The code of the stage that the page lists. */
  stage: string | null;
  path: string;
  /** New whenever the page has loaded its rows again: counts are then read again. */
  loaded: object;
  /** What the page shows can be kept as a list. */
  mayKeep: boolean;
}

/** The saved lists above a list of leads, and saving what the page shows as one. */
export function SmartLists({ stage, path, loaded, mayKeep }: SmartListsProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { answer, again } = useAnswer('smart-lists', (signal) =>
    smartLists.listSmartLists({}, { signal }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that were read again
  useEffect(again, [loaded]);
  const lists = answer?.data ?? [];
  const open = lists.find(({ id }) => id === params.get('list')) ?? null;
  const query = () => {
    const { filter, conditions, getleadsortby = null } = readAsked(params, stage);
    return { filter, conditions, getleadsortby, columns: readColumns(params) };
  };
  const isNarrowed = mayKeep && [...narrowingNames, 'sort'].some((name) => params.get(name));
  const isChanged = mayKeep && open !== null && hrefOf(open) !== hrefOf({ ...open, ...query() });
  const update = async ({ id, version }: WireSmartList, changed: object) => {
    const { data } = await smartLists.updateSmartList({ id, version, ...changed });
    showToast(leadListMessages.listSaved({ name: data.name }));
    again();
  };
  const mayShare = answer?.abilities.includes('share') ?? false;
  const remove = (list: WireSmartList) =>
    modals.openConfirmModal({
      title: leadListMessages.deleteTitle({ name: list.name }),
      children: leadListMessages.deleteText(),
      labels: {
        confirm: leadListMessages.deleteList({ name: list.name }),
        cancel: leadListMessages.keep(),
      },
      onConfirm: () =>
        void smartLists
          .deleteSmartList({ id: list.id })
          .then(() => {
            showToast(leadListMessages.listDeleted({ name: list.name }));
            again();
            return navigate(path);
          })
          .catch(sayProblem),
    });
  const maySave = isNarrowed && (!open || isChanged);
  const mayChange = ['edit', 'delete'].some((ability) =>
    open?.abilities.some((one) => one === ability),
  );
  return (
    <div className="below-4">
      {lists.length > 0 && (
        <ScrollRegion label={leadListMessages.lists()}>
          <nav aria-label={leadListMessages.lists()} className="row gap-2">
            <ListLink to="/leads" name={leadListMessages.all()} isOpen={!open && stage === null} />
            {lists.map((list) => (
              <ListLink
                key={list.id}
                to={hrefOf(list)}
                name={list.isOwn ? list.name : leadListMessages.sharedList({ name: list.name })}
                count={list.count}
                isOpen={list.id === open?.id}
              />
            ))}
          </nav>
        </ScrollRegion>
      )}
      <div className="row wrap gap-2 above-4" hidden={!mayChange && !maySave}>
        {open?.abilities.includes('edit') && isChanged && (
          <Button variant="default" onClick={() => void update(open, query()).catch(sayProblem)}>
            {leadListMessages.updateList({ name: open.name })}
          </Button>
        )}
        {open?.abilities.includes('edit') && (
          <NameList
            key={`${open.id} ${open.version}`}
            label={leadListMessages.editList({ name: open.name })}
            given={open}
            mayShare={mayShare || open.isShared}
            save={(given) => update(open, given)}
          />
        )}
        {open?.abilities.includes('delete') && (
          <Button variant="subtle" color="bad" onClick={() => remove(open)}>
            {leadListMessages.deleteList({ name: open.name })}
          </Button>
        )}
        {maySave && (
          <NameList
            label={leadListMessages.saveList()}
            mayShare={mayShare}
            save={async (given) => {
              const { data } = await smartLists.createSmartList({ ...given, ...query() });
              showToast(leadListMessages.listSaved({ name: data.name }));
              again();
              await navigate(hrefOf(data));
            }}
          />
        )}
      </div>
    </div>
  );
}

/** The address of a list with all that it saves. */
function hrefOf(list: WireSmartList): string {
  const path = list.filter.stage ? stagePath(list.filter.stage) : '/leads';
  return `${path}?${smartListSearch(list)}`;
}

interface ListLinkProps {
  to: string;
  name: string;
  count?: number | null;
  isOpen: boolean;
}

function ListLink({ to, name, count = null, isOpen }: ListLinkProps) {
  const text = count !== null && count >= MOST_COUNTED ? 'manyCount' : 'count';
  const words = { count: leadListMessages.count, manyCount: leadListMessages.manyCount };
  return (
    <Button
      component={Link}
      to={to}
      variant={isOpen ? 'light' : 'subtle'}
      className="no-shrink"
      aria-current={isOpen ? 'page' : undefined}
      {...(count !== null && { rightSection: words[text]({ count }) })}
    >
      {name}
    </Button>
  );
}

interface NamedList {
  name: string;
  isShared: boolean;
}

interface NameListProps {
  label: string;
  /** The list as it is; nothing for a new one. */
  given?: NamedList;
  mayShare: boolean;
  save: (given: NamedList) => Promise<void>;
}

const unnamed: NamedList = { name: '', isShared: false };

/** The button with what a list is called, and whether others see it. */
function NameList({ label, given = unnamed, mayShare, save }: NameListProps) {
  const [isOpen, popover] = useDisclosure(false);
  const [name, setName] = useState(given.name);
  const [isShared, setShared] = useState(given.isShared);
  const [refused, setRefused] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const submit = async () => {
    setRefused(null);
    try {
      await save({ name, isShared });
      popover.close();
      setName(given.name);
    } catch (error) {
      const { name: message } = fieldMessages(readProblem(error));
      if (!message) return sayProblem(error);
      setRefused(message);
      input.current?.focus();
    }
  };
  return (
    <Popover
      opened={isOpen}
      onChange={popover.set}
      width={300}
      position="bottom-start"
      shadow="md"
      trapFocus
    >
      <Popover.Target>
        <Button variant="default" onClick={popover.toggle}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="md">
        <form
          className="flex column gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <TextInput
            ref={input}
            label={leadListMessages.listName()}
            value={name}
            error={refused}
            maxLength={60}
            required
            data-autofocus
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              setRefused(null);
            }}
          />
          {mayShare && (
            <Checkbox
              label={leadListMessages.isShared()}
              description={leadListMessages.sharedHint()}
              checked={isShared}
              onChange={({ currentTarget }) => setShared(currentTarget.checked)}
            />
          )}
          <Button type="submit">{leadListMessages.save()}</Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
