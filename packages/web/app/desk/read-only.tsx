import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import { type ComponentProps, createContext, type MouseEvent, use } from 'react';

/** Why nothing can be changed now, such as while seeing the office as someone else; or null. */
export const ReadOnly = createContext<string | null>(null);

export const useReadOnly = (): string | null => use(ReadOnly);

const doNothing = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Of a control that stays in reach of the keyboard, so that it can say why it does nothing. */
const held = { 'data-disabled': true, 'aria-disabled': true, onClick: doNothing } as const;
const events = { hover: true, focus: true, touch: true };

type ButtonGiven = ComponentProps<typeof Button<'button'>>;
type IconGiven = ComponentProps<typeof ActionIcon<'button'>>;

/** A button that changes something, or opens what does: gray with the reason while read-only. */
export function ChangeButton(given: ButtonGiven) {
  const reason = useReadOnly();
  if (reason === null) return <Button {...given} />;
  return (
    <Tooltip label={reason} events={events} multiline maw={280}>
      <Button {...given} {...held} type="button" />
    </Tooltip>
  );
}

/** The same as an icon. */
export function ChangeIcon(given: IconGiven) {
  const reason = useReadOnly();
  if (reason === null) return <ActionIcon {...given} />;
  return (
    <Tooltip label={reason} events={events} multiline maw={280}>
      <ActionIcon {...given} {...held} type="button" />
    </Tooltip>
  );
}

/** On top of a menu with entries that are off: why. */
export function ReadOnlyLabel() {
  const reason = useReadOnly();
  return reason && <Menu.Label maw={280}>{reason}</Menu.Label>;
}
