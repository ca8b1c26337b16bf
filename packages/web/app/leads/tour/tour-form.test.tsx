import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tourFormMessages } from '../messages/tour-form.ts';
import { TourFields } from './tour-form.tsx';

const timesOn = (day: string, busy?: ReadonlySet<string>) =>
  renderToStaticMarkup(
    <TourFields
      facts={{
        mlsNumber: '22612345',
        action: '/',
        home: '5011 Chicago St, Omaha',
        today: day,
        person: null,
        campaign: {},
        firm: 'Prairie & Main Realty',
        buyerAgreement: null,
      }}
      formKey="key"
      asked={{ kind: 'in-person', day }}
      answer={undefined}
      problems={{}}
      isPending={false}
      step="times"
      {...(busy && { busy })}
    />,
  );

it('says so when no usual time is left on the day, and still takes another time', () => {
  const [past, future] = [timesOn('2020-01-02'), timesOn('2099-01-02')];
  expect(past).toContain(tourFormMessages.noTimes());
  expect(past).not.toContain('<fieldset');
  expect(past).toContain('type="time"');
  expect(future).not.toContain(tourFormMessages.noTimes());
  expect(future).toContain(tourFormMessages.times());
});

it('marks the times at which the agent is busy, and leaves them open', () => {
  const marked = timesOn('2099-01-02', new Set(['10:00']));
  expect(marked).toContain(tourFormMessages.busyNote());
  expect(marked.split(`<small>${tourFormMessages.busy()}</small>`)).toHaveLength(2);
  expect(marked).not.toContain('disabled');
  expect(timesOn('2099-01-02', new Set(['06:00']))).not.toContain(tourFormMessages.busyNote());
});
