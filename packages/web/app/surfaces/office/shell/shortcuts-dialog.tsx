import { Kbd, Modal, Table } from '@mantine/core';
import { type PageKey, pageKeys } from '#desk';
import { shellMessages } from '../messages/shell.ts';

const everywhere = (): PageKey[] => [
  { keys: ['Ctrl', 'K'], label: shellMessages.paletteKey() },
  { keys: ['Esc'], label: shellMessages.closeKey() },
  { keys: ['?'], label: shellMessages.helpKey() },
];

/** Lists the keyboard shortcuts: those of the page, and those of every page. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const ofPage = isOpen ? pageKeys() : [];
  return (
    <Modal opened={isOpen} onClose={onClose} title={shellMessages.shortcuts()}>
      {ofPage.length > 0 && <KeyTable title={shellMessages.keysHere()} keys={ofPage} />}
      <KeyTable title={shellMessages.keysEverywhere()} keys={everywhere()} />
    </Modal>
  );
}

function KeyTable({ title, keys }: { title: string; keys: readonly PageKey[] }) {
  return (
    <Table mb="md">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{title}</Table.Th>
          <Table.Th scope="col" ta="right">
            {shellMessages.key()}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {keys.map(({ keys: names, label }) => (
          <Table.Tr key={`${names.join()} ${label}`}>
            <Table.Td>{label}</Table.Td>
            <Table.Td ta="right">
              {names.map((name) => (
                <Kbd key={name} ml={4}>
                  {name}
                </Kbd>
              ))}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
