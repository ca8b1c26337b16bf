import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';

/**
 * A select that submits its form when its value changes, even if that happened before the page's
 * script loaded. Without script the form needs a button (`<noscript>`).
 */
export function SubmittingSelect({
  label,
  defaultValue,
  ...rest
}: ComponentProps<'select'> & { label: ReactNode; defaultValue: string }) {
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const select = field.current;
    if (select && select.value !== defaultValue) select.form?.requestSubmit();
  }, [defaultValue]);
  return (
    <label>
      {label}
      <select
        className="input-edge ink tap-height on-card"
        {...rest}
        key={defaultValue}
        ref={field}
        defaultValue={defaultValue}
        // On reload, browsers restore the last value, which the person may not have chosen.
        autoComplete="off"
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
    </label>
  );
}
