import { ActionIcon, Group, Input } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { deskMessages } from '../messages.ts';
import styles from './hours-field.module.css';
import type { RecordFieldProps } from './read-fields.ts';

/** From when to when on one day, held as `09:00-17:00`; empty if neither is given. */
export default function HoursField({
  id,
  field: { name, label, isDisabled, hint },
  value,
  problem,
  onChange,
  onLeave,
}: RecordFieldProps) {
  const first = useRef<HTMLInputElement>(null);
  const [from = '', to = ''] = String(value).split('-');
  const write = (start: string, end: string) => onChange(start || end ? `${start}-${end}` : '');
  const time = {
    type: 'time',
    disabled: isDisabled,
    error: Boolean(problem),
    onBlur: onLeave,
    flex: 1,
    miw: 0,
    className: styles.time,
  } as const;
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      description={typeof hint === 'function' ? hint(value) : hint}
      error={problem}
      data-field={name}
      className={styles.field}
    >
      <Group gap="xs" wrap="nowrap">
        <Input
          {...time}
          ref={first}
          id={id}
          aria-label={deskMessages.hoursFrom({ label })}
          value={from}
          onChange={(event) => write(event.currentTarget.value, to)}
        />
        <span aria-hidden>–</span>
        <Input
          {...time}
          id={`${id}-to`}
          aria-label={deskMessages.hoursTo({ label })}
          value={to}
          onChange={(event) => write(from, event.currentTarget.value)}
        />
        {(from || to) && !isDisabled && (
          <ActionIcon
            variant="subtle"
            color="quiet"
            size="input-sm"
            aria-label={deskMessages.clearHours({ label })}
            onClick={() => {
              write('', '');
              first.current?.focus();
            }}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </Input.Wrapper>
  );
}
