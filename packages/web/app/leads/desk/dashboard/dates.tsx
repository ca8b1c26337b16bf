import { DASHBOARD_DAYS_MAX } from '@homestead/contract/leads';
import { dateAfter, localDate } from '@homestead/contract/platform';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Form, Link } from 'react-router';
import { dashboardDeskMessages } from '../messages/dashboard.ts';
import styles from './dashboard.module.css';

interface Days {
  from: string;
  to: string;
}

const spans = [7, 30, 90] as const;

/** The dates that the figures cover: the usual ones, and any others. */
export function Dates({ from, to }: Days) {
  const [wrong, setWrong] = useState<string | null>(null);
  const check = (event: FormEvent<HTMLFormElement>) => {
    const given = new FormData(event.currentTarget);
    const problem = problemOf({ from: String(given.get('from')), to: String(given.get('to')) });
    setWrong(problem);
    if (problem) event.preventDefault();
  };
  const today = localDate(new Date());
  const usual = [
    ...spans.map((count) => ({
      label: dashboardDeskMessages.lastDays({ count }),
      days: { from: dateAfter(today, 1 - count), to: today },
    })),
    {
      label: dashboardDeskMessages.thisYear(),
      days: { from: `${today.slice(0, 4)}-01-01`, to: today },
    },
  ];
  return (
    <div className="row wrap gap-3 below-4">
      <nav className={styles.range} aria-label={dashboardDeskMessages.range()}>
        {usual.map(({ label, days }) => {
          const isOn = days.from === from && days.to === to;
          return (
            <Button
              key={label}
              component={Link}
              to={`?${new URLSearchParams({ ...days })}`}
              variant="default"
              aria-current={isOn ? 'true' : undefined}
            >
              {label}
            </Button>
          );
        })}
      </nav>
      <Form className="row wrap gap-2" key={`${from} ${to}`} onSubmit={check}>
        <TextInput
          type="date"
          name="from"
          aria-label={dashboardDeskMessages.from()}
          defaultValue={from}
          required
        />
        <span aria-hidden>–</span>
        <TextInput
          type="date"
          name="to"
          aria-label={dashboardDeskMessages.to()}
          defaultValue={to}
          error={wrong}
          required
        />
        <Button type="submit" variant="default">
          {dashboardDeskMessages.show()}
        </Button>
      </Form>
    </div>
  );
}

/** Why no figures can be shown for these days. */
function problemOf({ from, to }: Days): string | null {
  if (to < from) return dashboardDeskMessages.reversed();
  const isLong = to >= dateAfter(from, DASHBOARD_DAYS_MAX);
  return isLong ? dashboardDeskMessages.tooLong({ count: DASHBOARD_DAYS_MAX }) : null;
}
