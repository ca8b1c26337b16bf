import { Select, Switch, Textarea, TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { clearButton } from './clear-button.ts';
import { hintBelow } from './hint-below.ts';
import { NumericField } from './numeric-field.tsx';
import type { RecordFieldProps } from './read-fields.ts';
import styles from './record-form.module.css';

// Few forms have lists, and their inputs are large.
const ListField = lazyPart(() => import('./list-field.tsx'));
const FoundListField = lazyPart(() => import('./found-list-field.tsx'));
const FoundChoiceField = lazyPart(() => import('./found-choice-field.tsx'));
const FoundTextField = lazyPart(() => import('./found-text-field.tsx'));
const HoursField = lazyPart(() => import('./hours-field.tsx'));

/** One field, by its kind. */
export function RecordField(given: RecordFieldProps) {
  const { id, field, value, problem, onChange, onLeave } = given;
  const { name, kind, label, isRequired, isDisabled, isWide, hint, placeholder, most } = field;
  const about = {
    id,
    name,
    label,
    description: typeof hint === 'function' ? hint(value) : hint,
    error: problem,
    disabled: isDisabled,
    onBlur: onLeave,
    'data-field': name,
    ...(isWide && { className: styles.wide }),
  };
  if (kind === 'switch') {
    return (
      <Switch
        {...about}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  const text = String(value);
  const typed = {
    ...about,
    placeholder,
    required: isRequired,
    autoComplete: 'off',
    ...(kind !== 'lines' && { inputWrapperOrder: hintBelow }),
  };
  const { format = (entered: string) => entered } = field;
  if (kind === 'many' || kind === 'shares') {
    return (
      <Suspense fallback={<TextInput {...typed} disabled />}>
        {field.find ? <FoundListField {...given} find={field.find} /> : <ListField {...given} />}
      </Suspense>
    );
  }
  if (kind === 'hours') {
    return (
      <Suspense fallback={<TextInput {...typed} disabled />}>
        <HoursField {...given} />
      </Suspense>
    );
  }
  if (kind === 'choice' && field.find) {
    return (
      <Suspense fallback={<TextInput {...typed} disabled />}>
        <FoundChoiceField {...given} find={field.find} />
      </Suspense>
    );
  }
  if (kind === 'text' && field.find) {
    return (
      <Suspense fallback={<TextInput {...typed} disabled />}>
        <FoundTextField {...given} find={field.find} />
      </Suspense>
    );
  }
  switch (kind) {
    case 'choice':
      return (
        <Select
          {...typed}
          data={field.choices}
          searchable
          allowDeselect={!isRequired}
          clearable={!isRequired}
          clearButtonProps={clearButton(label)}
          value={text === '' ? null : text}
          onChange={(chosen) => onChange(chosen ?? '')}
        />
      );
    case 'number':
    case 'percent':
    case 'dollars':
      return (
        <NumericField {...typed} kind={kind} value={text} onChange={onChange} onBlur={onLeave} />
      );
    case 'lines':
      return (
        <Textarea
          {...typed}
          autosize
          minRows={3}
          maxLength={most}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    default:
      return (
        <TextInput
          {...typed}
          type={kind}
          maxLength={/^(date|time)/.test(kind) ? undefined : most}
          value={text}
          onChange={(event) => onChange(format(event.currentTarget.value))}
        />
      );
  }
}
