import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { locale } from './language.ts';
import { localArea } from './local-area.ts';

const options = {
  get timeZone() {
    return localArea().timeZone;
  },
  formatters: {
    getDateTimeFormat: remembered(Intl.DateTimeFormat),
    getNumberFormat: remembered(Intl.NumberFormat),
    getPluralRules: remembered(Intl.PluralRules),
  },
};

/** Formats a compiled message. A message with tags returns the parts between them one by one. */
export function formatMessage<Part = string>(
  message: CompiledMessage,
  values?: FormatValues<Part>,
): string | Part | (string | Part)[] {
  return format<Part>(message, locale(), values, options);
}

/** Creating an `Intl` formatter takes far longer than using it. */
function remembered<Settings extends unknown[], Formatter>(
  Formatter: new (...settings: Settings) => Formatter,
): (...settings: Settings) => Formatter {
  const made = new Map<string, Formatter>();
  return (...settings) => {
    const key = JSON.stringify(settings);
    const known = made.get(key) ?? new Formatter(...settings);
    made.set(key, known);
    return known;
  };
}
