import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ChangeButton, DeskPanel, ProblemNote, showToast, useWork } from '#desk';
import { instantDateText } from '#platform';
import { calendarMessages } from '../messages.ts';
import { calendars } from './client.ts';

/** The secret address with a person's own tours. It's shown only when it is made. */
export function OwnFeed({ madeAt, onChanged }: { madeAt: string | null; onChanged: () => void }) {
  const [address, setAddress] = useState('');
  const make = useWork(async () => {
    setAddress((await calendars.renewCalendarFeed({})).address);
    onChanged();
  });
  const end = useWork(async () => {
    await calendars.endCalendarFeed({});
    setAddress('');
    showToast(calendarMessages.feedEnded());
    onChanged();
  });
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    showToast(calendarMessages.copied());
  };
  return (
    <DeskPanel title={calendarMessages.feed()}>
      <Text size="sm" c="dimmed" mb="sm">
        {calendarMessages.feedHint()}
      </Text>
      <ProblemNote problem={make.problem ?? end.problem} />
      {address ? (
        <TextInput
          readOnly
          label={calendarMessages.feedAddress()}
          description={calendarMessages.feedOnce()}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          mb="md"
        />
      ) : (
        madeAt && <Text mb="md">{calendarMessages.feedMade({ day: instantDateText(madeAt) })}</Text>
      )}
      <div className="row wrap gap-2">
        {address && <Button onClick={copy}>{calendarMessages.copy()}</Button>}
        <ChangeButton variant="default" loading={make.isBusy} onClick={() => make.run()}>
          {madeAt ? calendarMessages.renewFeed() : calendarMessages.makeFeed()}
        </ChangeButton>
        {madeAt && (
          <ChangeButton variant="subtle" color="bad" loading={end.isBusy} onClick={() => end.run()}>
            {calendarMessages.endFeed()}
          </ChangeButton>
        )}
      </div>
    </DeskPanel>
  );
}
