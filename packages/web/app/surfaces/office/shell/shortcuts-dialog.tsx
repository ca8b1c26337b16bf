import { Kbd, Modal, Table } from '@mantine/core';
import { shellMessages } from '../messages/shell.ts';

const keys: [string[], () => string][] = [
  [['/'], shellMessages.searchPeople],
  [['Ctrl', 'K'], shellMessages.paletteKey],
  [['j'], shellMessages.nextRow],
  [['k'], shellMessages.previousRow],
  [['Enter'], shellMessages.openRow],
  [['x'], shellMessages.selectRow],
  [['Shift', 'J'], shellMessages.extendSelection],
  [['Alt', '↑'], shellMessages.moveRowUp],
  [['Alt', '↓'], shellMessages.moveRowDown],
  [['Esc'], shellMessages.closeKey],
  [['?'], shellMessages.helpKey],
];

/** Lists the keyboard shortcuts. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={shellMessages.shortcuts()}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{shellMessages.key()}</Table.Th>
            <Table.Th scope="col">{shellMessages.action()}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {keys.map(([names, action]) => (
            <Table.Tr key={names.join()}>
              <Table.Td>
                {names.map((name) => (
                  <Kbd key={name} mr={4}>
                    {name}
                  </Kbd>
                ))}
              </Table.Td>
              <Table.Td>{action()}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
