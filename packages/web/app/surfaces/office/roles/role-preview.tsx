import { Badge, Drawer, Group, Table, Text } from '@mantine/core';
import { Sidebar } from '../shell/sidebar.tsx';
import { heldGrants, type RoleDraft } from './edit-grants.ts';
import type { WirePermission } from './role-calls.ts';
import own from './user-access-page.module.css';

interface RolePreviewProps {
  isOpen: boolean;
  onClose: () => void;
  rolename: string;
  draft: RoleDraft;
  permissions: readonly WirePermission[];
}

/** The sidebar and the columns that a role sees with what is ticked now; nothing here acts. */
export function RolePreview({ isOpen, onClose, rolename, draft, permissions }: RolePreviewProps) {
  const held = heldGrants(draft).map(({ permission }) => permission);
  const columns = permissions.filter(
    ({ permission, permissionType }) => permissionType === 'Column' && held.includes(permission),
  );
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="xl"
      title={`As ${rolename} sees it`}
    >
      <Text size="sm" c="dimmed" mb="md">
        A preview of the sidebar and the columns with what is ticked now. Nothing in it can be used.
      </Text>
      <div className={own.preview}>
        <section className={own.previewSidebar} aria-label={`Sidebar of ${rolename}`}>
          <Sidebar held={held} />
        </section>
        <section aria-label={`Columns of ${rolename}`}>
          {columns.length === 0 ? (
            <Text c="dimmed">No columns of the lead list.</Text>
          ) : (
            <div className={own.scroll}>
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th scope="col">Column of the lead list</Table.Th>
                    <Table.Th scope="col">Right</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {columns.map(({ permission, permissionname }) => (
                    <Table.Tr key={permission}>
                      <Table.Td>{permissionname}</Table.Td>
                      <Table.Td>
                        <Group gap={6}>
                          <Badge variant="light" color="quiet">
                            View
                          </Badge>
                          {draft.grants.get(permission)?.edit && (
                            <Badge variant="light" color="spruce">
                              Edit
                            </Badge>
                          )}
                        </Group>
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </div>
          )}
        </section>
      </div>
    </Drawer>
  );
}
