import type { LeadImportField, WireLeadImport } from '@homestead/contract/leads';
import { Button, Checkbox, Group, Select, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useStaffSession } from '#accounts';
import { ProblemNote, ScrollRegion, useAnswer, useWork } from '#desk';
import { readLookups } from '../bulk/lead-bulk-client.ts';
import { leadImportMessages } from '../messages/lead-import.ts';
import styles from './import-mapping.module.css';
import { leadImports } from './lead-import-client.ts';

interface ImportMappingProps {
  given: WireLeadImport;
  /** The dry run was asked for, or something changed since. */
  onPreviewed: () => void;
  onChanged: () => void;
}

const NOBODY = 'nobody';

/** Says what each column holds and what happens to leads that we have, and asks for the dry run. */
export function ImportMapping({ given, onPreviewed, onChanged }: ImportMappingProps) {
  const { id, columns, fields, mapping: before } = given;
  const [mapping, setMapping] = useState<readonly (LeadImportField | null)[]>(
    before ?? columns.map(({ guess }) => guess),
  );
  const [onDuplicate, setOnDuplicate] = useState(given.onDuplicate);
  const [agentId, setAgentId] = useState(given.agentId);
  const [startsPlans, setStartsPlans] = useState(given.startsPlans);
  const { permissions } = useStaffSession();
  const mayChoose = permissions.includes('lead-assign-all');
  const lookups = useAnswer(mayChoose ? 'import-agents' : null, readLookups);
  const work = useWork(async () => {
    await leadImports.previewLeadImport({
      ...{ id, mapping: [...mapping], onDuplicate, startsPlans },
      ...(mayChoose && agentId !== null && { agentId }),
    });
    onPreviewed();
  });
  const choices = fields.map(({ key, label }) => ({ value: key, label }));
  const taken = new Set(mapping);
  const set = (index: number, field: LeadImportField | null) => {
    setMapping(mapping.map((one, at) => (at === index ? field : one)));
    onChanged();
  };
  return (
    <Stack gap="md">
      <ScrollRegion label={leadImportMessages.columns()}>
        <Table className={styles.columns}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{leadImportMessages.column()}</Table.Th>
              <Table.Th scope="col">{leadImportMessages.field()}</Table.Th>
              <Table.Th scope="col">{leadImportMessages.samples()}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {columns.map(({ name, samples }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: heads may be the same
              <Table.Tr key={index}>
                <Table.Th scope="row">{name}</Table.Th>
                <Table.Td className={styles.field}>
                  <Select
                    aria-label={leadImportMessages.fieldOf({ column: name })}
                    placeholder={leadImportMessages.ignore()}
                    clearable
                    searchable
                    data={choices.map((choice) => ({
                      ...choice,
                      disabled: taken.has(choice.value) && mapping[index] !== choice.value,
                    }))}
                    value={mapping[index] ?? null}
                    onChange={(field) => set(index, field as LeadImportField | null)}
                    disabled={work.isBusy}
                  />
                </Table.Td>
                <Table.Td>
                  <Text size="sm" c="dimmed">
                    {samples.join(', ')}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
      <Group align="flex-end">
        <Select
          label={leadImportMessages.onDuplicate()}
          data={[
            { value: 'skip', label: leadImportMessages.skip() },
            { value: 'update', label: leadImportMessages.update() },
          ]}
          allowDeselect={false}
          value={onDuplicate}
          onChange={(value) => {
            setOnDuplicate(value === 'update' ? 'update' : 'skip');
            onChanged();
          }}
          miw={280}
        />
        {mayChoose && lookups.answer && (
          <Select
            label={leadImportMessages.agent()}
            searchable
            allowDeselect={false}
            data={[
              { value: NOBODY, label: leadImportMessages.nobody() },
              ...lookups.answer.data.agentList.map((one) => ({
                ...{ value: one.id, label: one.display },
              })),
            ]}
            value={agentId ?? NOBODY}
            onChange={(value) => {
              setAgentId(value === NOBODY ? null : value);
              onChanged();
            }}
            miw={220}
          />
        )}
        <Checkbox
          label={leadImportMessages.startsPlans()}
          description={leadImportMessages.startsPlansHint()}
          checked={startsPlans}
          onChange={({ currentTarget }) => {
            setStartsPlans(currentTarget.checked);
            onChanged();
          }}
        />
        <Button onClick={() => void work.run()} loading={work.isBusy}>
          {leadImportMessages.preview()}
        </Button>
      </Group>
      <ProblemNote problem={work.problem ?? lookups.problem} />
    </Stack>
  );
}
