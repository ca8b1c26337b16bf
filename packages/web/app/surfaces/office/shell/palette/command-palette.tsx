import { Kbd, Modal, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { rich } from '#platform';
import { shellMessages } from '../../messages/shell.ts';
import styles from './command-palette.module.css';
import { type PaletteEntry, usePaletteEntries } from './use-palette-entries.tsx';

interface CommandPaletteProps {
  onClose: () => void;
  onShortcuts: () => void;
}

/** Finds pages, people, leads, deals, homes, and what can be done; the first match is chosen. */
export default function CommandPalette({ onClose, onShortcuts }: CommandPaletteProps) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const groups = usePaletteEntries(query, onShortcuts);
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.min(chosen, entries.length - 1);
  const idOf = (index: number) => `${id}-${index}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries may be there
  useEffect(() => {
    document.getElementById(idOf(at))?.scrollIntoView({ block: 'nearest' });
  }, [at, query]);
  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setChosen((at + step + entries.length) % entries.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      run(entries[at]);
    }
  };
  let index = -1;
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      closeOnClickOutside
      centered={false}
      yOffset="12vh"
      size="lg"
      padding={0}
      attributes={{ content: { 'aria-label': shellMessages.goTo() } }}
    >
      <TextInput
        data-autofocus
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={at >= 0 ? idOf(at) : undefined}
        aria-label={shellMessages.paletteHint()}
        placeholder={shellMessages.paletteHint()}
        leftSection={<IconSearch size={20} stroke={1.6} aria-hidden />}
        variant="unstyled"
        size="lg"
        px="sm"
        value={query}
        maxLength={100}
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        className={styles.search}
      />
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label={shellMessages.goTo()}
        tabIndex={-1}
        className={styles.list}
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={group.label} role="group" aria-label={group.label}>
            <div className={styles.group} aria-hidden>
              {group.label}
            </div>
            {group.entries.map((entry) => {
              index += 1;
              const own = index;
              const { Icon, label, about } = entry;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
                <div
                  key={entry.id}
                  id={idOf(own)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={own === at}
                  className={styles.entry}
                  onMouseMove={() => setChosen(own)}
                  onClick={() => run(entry)}
                >
                  <Icon size={18} aria-hidden />
                  <span className={styles.label}>{label}</span>
                  {about && <span className={styles.about}>{about}</span>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={entries.length > 0 ? 'unseen' : styles.none}>
        {entries.length > 0
          ? shellMessages.resultCount({ count: entries.length })
          : shellMessages.noResults()}
      </p>
      <p className={styles.hint}>
        {rich(
          shellMessages.paletteKeys({
            key: (text) => (
              <Kbd key={String(text)} size="xs">
                {text}
              </Kbd>
            ),
          }),
        )}
      </p>
    </Modal>
  );
}
