import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRevalidator } from 'react-router';
import { DeskPage } from './desk-page.tsx';
import { RecordDrawer } from './form/record-drawer.tsx';
import type { FormSection, RecordFormProps } from './form/record-form.tsx';
import { deskMessages } from './messages.ts';
import type { RecordAction } from './record-actions.tsx';
import { RecordHistory, type RecordHistoryProps } from './record-history.tsx';
import { DataTable } from './table/data-table.tsx';
import type { DataTableProps } from './table/data-table-props.ts';
import { FilterBar, type ListFilter } from './table/filter-bar.tsx';
import type { List } from './table/use-list.ts';

type Fields = FormSection['fields'];

interface RecordListProps<Row extends object>
  extends Omit<DataTableProps<Row>, 'rows' | 'paging' | 'list' | 'onDone'> {
  title: string;
  list: List;
  filters: readonly ListFilter[];
  /** One page of rows, and whether the caller may `create` another. */
  answer: {
    data: readonly Row[];
    page: number;
    pageSize: number;
    total: number;
    abilities: readonly string[];
  };
  /** How a record is added. */
  creation: Pick<RecordFormProps<unknown>, 'schema' | 'save'> & { label: string; fields: Fields };
}

/** A page with a list of records: filters, table, and a drawer that adds one. */
export function RecordList<Row extends object>(given: RecordListProps<Row>) {
  const { title, filters, answer, creation, ...table } = given;
  const { label, fields, ...form } = creation;
  const { revalidate } = useRevalidator();
  const [isOpen, drawer] = useDisclosure(false);
  return (
    <DeskPage
      title={title}
      actions={
        answer.abilities.includes('create') && <Button onClick={drawer.open}>{label}</Button>
      }
    >
      <FilterBar list={table.list} filters={filters} />
      <DataTable {...table} rows={answer.data} paging={answer} onDone={revalidate} />
      <RecordDrawer
        {...form}
        isOpen={isOpen}
        onClose={drawer.close}
        title={label}
        sections={[{ fields }]}
        record={{}}
        isNew
        onSaved={revalidate}
      />
    </DeskPage>
  );
}

interface Editing<Row> {
  titleOf: (record: Row) => string;
  schema: RecordFormProps<unknown>['schema'];
  fields: Fields;
  /** Sends the changes, with the id and the version. */
  save: (sent: { id: string; version: number }) => Promise<unknown>;
  history: (record: Row) => Pick<RecordHistoryProps, 'ask' | 'undo'>;
}

/** The action `edit` of a small record: a drawer with its form, and below it its history. */
export function editAction<Row extends { id: string; version: number }>({
  titleOf,
  schema,
  fields,
  save,
  history,
}: Editing<Row>): RecordAction<Row> {
  return {
    name: 'edit',
    label: deskMessages.edit,
    dialog: ({ record, onClose, onDone }) => {
      const { id, version } = record;
      return (
        <RecordDrawer
          isOpen
          onClose={onClose}
          title={titleOf(record)}
          schema={schema}
          sections={[{ fields }]}
          record={record}
          save={(changes) => save({ ...changes, id, version })}
          onSaved={onDone}
          onReload={onDone}
          below={<RecordHistory {...history(record)} name={`${id} ${version}`} onUndone={onDone} />}
        />
      );
    },
  };
}

/** The actions `retire` and `restore` of a record that is no longer offered but stays. */
export function retireActions<Row extends object>(
  setRetired: (record: Row, isRetired: boolean) => Promise<unknown>,
): RecordAction<Row>[] {
  return [
    {
      name: 'retire',
      label: deskMessages.retire,
      isBulk: true,
      run: async (record) => {
        await setRetired(record, true);
        return deskMessages.retired();
      },
    },
    {
      name: 'restore',
      label: deskMessages.restore,
      isBulk: true,
      run: async (record) => {
        await setRetired(record, false);
        return deskMessages.restored();
      },
    },
  ];
}
