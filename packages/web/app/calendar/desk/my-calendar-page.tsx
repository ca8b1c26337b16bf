import {
  calendarEndpoints,
  type WireMyCalendar,
  weekdayFields,
} from '@homestead/contract/calendar';
import { Text } from '@mantine/core';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { requireStaff } from '#accounts';
import { DeskPage, DeskPanel, DeskSkeleton, RecordForm } from '#desk';
import { dayText } from '#platform';
import { calendarMessages } from '../messages.ts';
import { calendars } from './client.ts';
import { EntryList } from './entry-list.tsx';
import { OwnFeed } from './own-feed.tsx';
import { subscriptionText } from './subscription-text.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

export function meta() {
  return [{ title: calendarMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, null);
  return null;
}

export async function clientLoader({ request }: { request: Request }) {
  return calendars.getMyCalendar({}, { signal: request.signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={calendarMessages.title()} />;
}

/** When one works, what else makes one busy, and the own tours for another calendar. */
export default function MyCalendarPage() {
  const { data } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  return (
    <DeskPage title={calendarMessages.title()}>
      <DeskPanel title={calendarMessages.hours()}>
        <Text size="sm" c="dimmed" mb="sm">
          {calendarMessages.hoursHint()}
        </Text>
        <RecordForm
          schema={calendarEndpoints.updateMyCalendar}
          sections={[
            { fields: mondayFirst },
            { fields: [{ name: 'videoLink', hint: calendarMessages.videoLinkHint() }] },
          ]}
          record={data}
          save={(fields) => calendars.updateMyCalendar({ version: data.version, ...fields })}
          said={() => calendarMessages.hoursSaved()}
          onSaved={() => revalidate()}
          onReload={revalidate}
        />
      </DeskPanel>
      <DaysOff data={data} onChanged={revalidate} />
      <Subscriptions data={data} onChanged={revalidate} />
      <OwnFeed madeAt={data.feedMadeAt} onChanged={revalidate} />
    </DeskPage>
  );
}

const mondayFirst = [...weekdayFields.slice(1), weekdayFields[0]].map((name) => ({
  name: String(name),
  kind: 'hours' as const,
}));

interface PartProps {
  data: WireMyCalendar;
  onChanged: () => void;
}

function DaysOff({ data: { daysOff }, onChanged }: PartProps) {
  return (
    <EntryList
      title={calendarMessages.daysOff()}
      none={calendarMessages.noDaysOff()}
      entries={daysOff.map(({ id, firstOn, lastOn }) => ({ id, name: daysText(firstOn, lastOn) }))}
      remove={async ({ id }) => {
        await calendars.removeDayOff({ id });
        return calendarMessages.daysOffRemoved();
      }}
      creation={{
        label: calendarMessages.addDaysOff(),
        schema: calendarEndpoints.addDayOff,
        fields: ['firstOn', 'lastOn'],
        record: { firstOn: '', lastOn: '' },
        save: async ({ firstOn, lastOn }, key) => {
          await calendars.addDayOff({ firstOn: String(firstOn), lastOn: String(lastOn) }, key);
          return calendarMessages.daysOffAdded();
        },
      }}
      onChanged={onChanged}
    />
  );
}

const daysText = (first: string, last: string) => {
  const [from, to] = [first, last].map((date) => dayText(`${date}T18:00:00Z`));
  return first === last
    ? (from ?? '')
    : calendarMessages.days({ first: from ?? '', last: to ?? '' });
};

function Subscriptions({ data: { subscriptions }, onChanged }: PartProps) {
  return (
    <EntryList
      title={calendarMessages.calendars()}
      hint={calendarMessages.calendarsHint()}
      none={calendarMessages.noCalendars()}
      entries={subscriptions.map((one) => ({
        id: one.id,
        name: calendarMessages.calendar({ name: one.name, host: one.host }),
        note: subscriptionText(one, new Date()),
        isBad: one.problem !== '',
      }))}
      remove={async ({ id, name }) => {
        await calendars.removeSubscription({ id });
        return calendarMessages.calendarRemoved({ name });
      }}
      creation={{
        label: calendarMessages.addCalendar(),
        schema: calendarEndpoints.addSubscription,
        fields: ['name', { name: 'address', hint: calendarMessages.addressHint() }],
        record: { name: '', address: '' },
        save: async ({ name, address }, key) => {
          const given = { name: String(name), address: String(address) };
          await calendars.addSubscription(given, key);
          return calendarMessages.calendarAdded({ name: given.name });
        },
      }}
      onChanged={onChanged}
    />
  );
}
