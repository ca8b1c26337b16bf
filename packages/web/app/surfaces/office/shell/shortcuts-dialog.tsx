import { Kbd, Modal, Table } from '@mantine/core';

const keys: [string[], string][] = [
  [['/'], 'Search people'],
  [['Ctrl', 'K'], 'Go to a page or a person (⌘ K on a Mac)'],
  [['j'], 'Next row of a table'],
  [['k'], 'Previous row'],
  [['Enter'], 'Open the row'],
  [['x'], 'Select the row'],
  [['Shift', 'J'], 'Extend the selection'],
  [['Esc'], 'Close a dialog or a panel'],
  [['?'], 'These keys'],
];

/** What single keys do. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Keys" closeOnClickOutside={false}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Key</Table.Th>
            <Table.Th scope="col">What it does</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {keys.map(([names, what]) => (
            <Table.Tr key={what}>
              <Table.Td>
                {names.map((name) => (
                  <Kbd key={name} mr={4}>
                    {name}
                  </Kbd>
                ))}
              </Table.Td>
              <Table.Td>{what}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
