import {
  dateAfter,
  localDate,
  namedFederalHolidays,
  weekdayOf,
} from '@homestead/contract/platform';
import {
  monthAfter,
  offerDayKinds,
  offerPhases,
  type WireOfferDay,
} from '@homestead/contract/transactions';
import { Link, useSearchParams } from 'react-router';
import { useIsPhone } from '#desk';
import { dateText, localTimeText, monthText } from '#platform';
import { offerViewMessages } from './messages/offer-views.ts';
import { hrefWith } from './offer-address.ts';
import styles from './offer-calendar.module.css';

interface OfferCalendarProps {
  month: string;
  days: readonly WireOfferDay[];
  total: number;
}

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' },
});

/** A month with the days of offers and federal holidays; a list by day on a phone. */
export default function OfferCalendar({ month, days, total }: OfferCalendarProps) {
  const [params] = useSearchParams();
  const isPhone = useIsPhone();
  const hrefOf = (step: number) => hrefWith(params, { month: monthAfter(month, step) });
  const rest = total - days.length;
  const holidays = new Map(
    [-1, 0, 1].flatMap((step) => [...namedFederalHolidays(Number(month.slice(0, 4)) + step)]),
  );
  const entriesOf = (date: string) => days.filter(({ on }) => on === date);
  const shown = { entriesOf, holidays };
  return (
    <section aria-label={monthText(month)}>
      <div className={styles.head}>
        <h2>{monthText(month)}</h2>
        <Link
          className="button"
          to={hrefOf(-1)}
          aria-label={offerViewMessages.previousMonth({ month: monthText(monthAfter(month, -1)) })}
        >
          {offerViewMessages.previous()}
        </Link>
        <Link className="button" to={hrefWith(params, { month: null })}>
          {offerViewMessages.thisMonth()}
        </Link>
        <Link
          className="button"
          to={hrefOf(1)}
          aria-label={offerViewMessages.nextMonth({ month: monthText(monthAfter(month, 1)) })}
        >
          {offerViewMessages.next()}
        </Link>
      </div>
      {rest > 0 && <p>{offerViewMessages.moreDays({ count: rest })}</p>}
      {isPhone ? <Agenda month={month} {...shown} /> : <Month month={month} {...shown} />}
    </section>
  );
}

interface ShownDays {
  month: string;
  entriesOf: (date: string) => readonly WireOfferDay[];
  holidays: ReadonlyMap<string, string>;
}

function Month({ month, entriesOf, holidays }: ShownDays) {
  const first = `${month}-01`;
  const start = dateAfter(first, -weekdayOf(first));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dateAfter(start, week * 7 + day)),
  ).filter((week) => week.some((date) => date.startsWith(month)));
  const today = localDate(new Date());
  return (
    <table className={styles.month}>
      <thead>
        <tr>
          {weeks[0]?.map((date) => (
            <th key={date} scope="col">
              {weekdays.format(new Date(date))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td
                key={date}
                data-outside={!date.startsWith(month) || undefined}
                aria-current={date === today ? 'date' : undefined}
              >
                <time dateTime={date}>{Number(date.slice(8))}</time>
                <Holiday name={holidays.get(date)} />
                <Entries entries={entriesOf(date)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Agenda({ month, entriesOf, holidays }: ShownDays) {
  const dates = Array.from({ length: 31 }, (_, day) => dateAfter(`${month}-01`, day)).filter(
    (date) => date.startsWith(month) && (holidays.has(date) || entriesOf(date).length > 0),
  );
  if (dates.length === 0) return <p className="quiet">{offerViewMessages.noDays()}</p>;
  return (
    <ol className={styles.agenda}>
      {dates.map((date) => (
        <li key={date}>
          <h3>
            <time dateTime={date}>{longDay.format(new Date(date))}</time>
          </h3>
          <Holiday name={holidays.get(date)} />
          <Entries entries={entriesOf(date)} />
        </li>
      ))}
    </ol>
  );
}

/** A day when banks and county offices are closed. */
function Holiday({ name }: { name: string | undefined }) {
  return name && <p className="quiet text-14">{offerViewMessages.holiday({ name })}</p>;
}

function Entries({ entries }: { entries: readonly WireOfferDay[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => {
        const { kind, time, what, offer } = entry;
        const name =
          kind === 'inspection' && what
            ? offerViewMessages.inspectionOf({ type: what })
            : offerDayKinds[kind];
        const home = offer.propertyAddress ?? offerViewMessages.noHome();
        return (
          <li key={`${kind}-${what}-${time}-${offer.id}`} data-kind={kind}>
            <Link
              to={`/transaction/${offer.id}`}
              title={`${offer.code}, ${offerPhases[offer.phase]}, ${dateText(entry.on)}`}
            >
              {time !== null && <span>{localTimeText(time)} </span>}
              <b>{name}</b> {home}
              {offer.buyer !== null && <span className={styles.buyer}>{offer.buyer}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
