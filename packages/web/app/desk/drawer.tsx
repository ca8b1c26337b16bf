import { type DrawerProps, Drawer as PlainDrawer } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';

const field =
  'form :is(input:not([type=hidden]),textarea,select):not(:disabled,[readonly],[aria-hidden=true])';

/**
 * A drawer whose first field of a form has the focus when it opens, or what is marked with
 * `data-autofocus`; where there is nothing to fill in, its Close button has it.
 */
export function Drawer({ children, ...drawer }: DrawerProps) {
  return (
    <PlainDrawer {...drawer}>
      <FirstField />
      {children}
    </PlainDrawer>
  );
}

/** Marks the field before the library looks for what to focus. */
function FirstField() {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const body = place.current?.parentElement;
    if (!body || body.querySelector('[data-autofocus]')) return;
    body.querySelector(field)?.setAttribute('data-autofocus', '');
  }, []);
  return <span ref={place} hidden />;
}
