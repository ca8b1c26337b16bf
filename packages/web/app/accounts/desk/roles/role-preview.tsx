import { Badge, Group, Table, Text } from '@mantine/core';
import { Drawer, ScrollRegion, useDeskFrame } from '#desk';
import { roleMessages } from '../../messages/roles.ts';
import type { WirePermission } from '../clients.ts';
import { heldGrants, type RoleDraft } from './edit-grants.ts';
import own from './user-access-page.module.css';

interface RolePreviewProps {
  isOpen: boolean;
  onClose: () => void;
  rolename: string;
  draft: RoleDraft;
  permissions: readonly WirePermission[];
}

/** The sidebar and columns that the draft of a role gives. Nothing in it is interactive. */
export function RolePreview({ isOpen, onClose, rolename, draft, permissions }: RolePreviewProps) {
  const { sidebarOf } = useDeskFrame();
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
      title={roleMessages.previewTitle({ role: rolename })}
    >
      <Text size="sm" c="dimmed" mb="md">
        {roleMessages.previewIntro()}
      </Text>
      <div className={own.preview}>
        <section
          className="clipped outlined card-radius"
          aria-label={roleMessages.sidebarOf({ role: rolename })}
        >
          {sidebarOf(held)}
        </section>
        <section aria-label={roleMessages.columnsOf({ role: rolename })}>
          {columns.length === 0 ? (
            <Text c="dimmed">{roleMessages.noColumns()}</Text>
          ) : (
            <ScrollRegion label={roleMessages.columnsOf({ role: rolename })}>
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th scope="col">{roleMessages.column()}</Table.Th>
                    <Table.Th scope="col">{roleMessages.access()}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {columns.map(({ permission, permissionname }) => (
                    <Table.Tr key={permission}>
                      <Table.Td>{permissionname}</Table.Td>
                      <Table.Td>
                        <Group gap={6}>
                          <Badge variant="light" color="quiet">
                            {roleMessages.view()}
                          </Badge>
                          {draft.grants.get(permission)?.edit && (
                            <Badge variant="light" color="spruce">
                              {roleMessages.edit()}
                            </Badge>
                          )}
                        </Group>
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </ScrollRegion>
          )}
        </section>
      </div>
    </Drawer>
  );
}
