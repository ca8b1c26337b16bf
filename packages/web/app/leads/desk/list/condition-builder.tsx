import {
  CONDITION_DAYS_MAX,
  type LeadCondition,
  type LeadFieldKey,
  type LeadOperator,
  operatorsFor,
  valueKindOf,
  valuesOf,
  type WireLeadField,
} from '@homestead/contract/leads';
import { Button, MultiSelect, Select, TagsInput, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { WholeNumberField } from '#desk';
import { leadListMessages } from '../messages/lead-list.ts';
import { operatorLabels } from './condition-words.ts';

interface ConditionBuilderProps {
  fields: readonly WireLeadField[];
  onAdd: (condition: LeadCondition) => void;
}

/** Builds one condition: a field, how it is compared, and with what. */
export default function ConditionBuilder({ fields, onAdd }: ConditionBuilderProps) {
  const first = useRef<HTMLInputElement>(null);
  // The builder may load after its popover has taken the focus.
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const [key, setKey] = useState<LeadFieldKey | null>(null);
  const [operator, setOperator] = useState<LeadOperator | null>(null);
  const [values, setValues] = useState<string[]>([]);
  const field = fields.find((one) => one.key === key) ?? null;
  const operators = field ? operatorsFor(field.key, field.kind) : [];
  const is = operator ?? operators[0] ?? null;
  const isReady =
    field !== null && is !== null && (valuesOf[is] === 'none' || (values[0] ?? '') !== '');
  return (
    <form
      className="flex column gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onAdd({ field: field.key, is, values: valuesOf[is] === 'none' ? [] : values });
      }}
    >
      <Select
        ref={first}
        label={leadListMessages.field()}
        placeholder={leadListMessages.chooseField()}
        data={fields.map(({ key: value, label }) => ({ value, label }))}
        value={key}
        onChange={(chosen) => {
          setKey(chosen as LeadFieldKey | null);
          setOperator(null);
          setValues([]);
        }}
        searchable
        data-autofocus
        comboboxProps={{ withinPortal: false }}
      />
      {field && (
        <Select
          label={leadListMessages.comparison()}
          data={operators.map((value) => ({ value, label: operatorLabels[value]() }))}
          value={is}
          onChange={(chosen) => {
            setOperator(chosen as LeadOperator | null);
            setValues([]);
          }}
          allowDeselect={false}
          comboboxProps={{ withinPortal: false }}
        />
      )}
      {field && is && <Values field={field} is={is} values={values} onChange={setValues} />}
      <Button type="submit" disabled={!isReady}>
        {leadListMessages.apply()}
      </Button>
    </form>
  );
}

interface ValuesProps {
  field: WireLeadField;
  is: LeadOperator;
  values: string[];
  onChange: (values: string[]) => void;
}

function Values({ field, is, values, onChange }: ValuesProps) {
  const [first = ''] = values;
  if (valuesOf[is] === 'none') return null;
  const kind = valueKindOf(is);
  if (kind === 'days') {
    return (
      <WholeNumberField
        key={is}
        label={leadListMessages.days()}
        value={first}
        min={1}
        max={CONDITION_DAYS_MAX}
        onChange={(days) => onChange(days === '' ? [] : [days])}
      />
    );
  }
  if (kind === 'number') {
    return (
      <WholeNumberField
        key={is}
        label={leadListMessages.value()}
        value={first}
        min={0}
        max={999}
        onChange={(number) => onChange(number === '' ? [] : [number])}
      />
    );
  }
  if (kind === 'day') {
    return (
      <TextInput
        type="date"
        label={leadListMessages.day()}
        value={first}
        onChange={({ currentTarget }) => onChange([currentTarget.value])}
      />
    );
  }
  if (field.kind === 'tag') {
    return (
      <TagsInput
        label={leadListMessages.values()}
        placeholder={values.length === 0 ? leadListMessages.typeTag() : ''}
        value={values}
        onChange={onChange}
        maxTags={20}
        comboboxProps={{ withinPortal: false }}
      />
    );
  }
  if (valuesOf[is] === 'many') {
    return (
      <MultiSelect
        label={leadListMessages.values()}
        placeholder={values.length === 0 ? leadListMessages.chooseValues() : ''}
        data={(field.choices ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={values}
        onChange={onChange}
        maxValues={50}
        searchable
        comboboxProps={{ withinPortal: false }}
      />
    );
  }
  return (
    <TextInput
      label={leadListMessages.value()}
      value={first}
      maxLength={120}
      onChange={({ currentTarget }) => onChange([currentTarget.value])}
    />
  );
}
