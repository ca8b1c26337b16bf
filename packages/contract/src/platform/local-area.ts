/** What writing dates and times takes: where the brokerage is, and its time zone. */
export interface LocalArea {
  /** As in "Omaha time" */
  readonly name: string;
  /** Such as America/Chicago */
  readonly timeZone: string;
}

let current: LocalArea | undefined;

/** Where this program is for; it doesn't change while it runs. */
export function localArea(): LocalArea {
  if (!current) throw new Error('The local area was asked for before it was set');
  return current;
}

/** Says where this program is for, before the first date is written. */
export function setLocalArea(area: LocalArea): void {
  current = area;
}

/** A format of instants by the brokerage's clocks. */
export function localFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (instant: Date) => string {
  let format = new Intl.DateTimeFormat(locale, options);
  let zone: string | undefined;
  return (instant) => {
    const { timeZone } = localArea();
    if (zone !== timeZone) format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    zone = timeZone;
    return format.format(instant);
  };
}
