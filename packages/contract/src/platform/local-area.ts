/** What writing dates and times takes: where the brokerage is, and its time zone. */
export interface LocalArea {
  /** As in "Omaha time" */
  readonly name: string;
  /** Such as America/Chicago */
  readonly timeZone: string;
}

/** Undefined until it is set, so that a date written too early fails instead of being wrong. */
let current: LocalArea;

/** Where this program is for; it doesn't change while it runs. */
export const localArea = (): LocalArea => current;

/** Says where this program is for, before the first date is written. */
export function setLocalArea(area: LocalArea): void {
  current = area;
}

/** A format of instants by the brokerage's clocks. */
export function localFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (instant: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  let zone: string | undefined;
  return (instant) => {
    const { timeZone } = current;
    if (!format || zone !== timeZone) {
      zone = timeZone;
      format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    }
    return format.format(instant);
  };
}
