import { offerStates, type WireOfferDetails } from '@homestead/contract/transactions';
import { Badge, List, Text } from '@mantine/core';
import { Ago, DeskPanel } from '#desk';
import { offerDeskMessages } from '../messages.ts';
import { counterMessages } from './messages/counters.ts';

/** The states that an offer reached, newest first, with who did it. */
export function OfferSteps({
  offer: { states, isBackup },
}: {
  offer: Pick<WireOfferDetails, 'states' | 'isBackup'>;
}) {
  return (
    <DeskPanel title={offerDeskMessages.states()}>
      <List size="sm" listStyleType="none" spacing={4}>
        {states.map(({ state: reached, at, by, isLate }) => {
          const state =
            reached === 'accepted' && isBackup
              ? offerDeskMessages.acceptedAsBackup()
              : reached === 'draft'
                ? offerDeskMessages.startedState()
                : offerStates[reached];
          return (
            <List.Item key={`${reached} ${at}`}>
              {by
                ? offerDeskMessages.byPerson({ state, name: by })
                : offerDeskMessages.byServer({ state })}{' '}
              <Text span size="sm" c="dimmed">
                <Ago at={at} />
              </Text>{' '}
              {isLate && (
                <Badge variant="light" color="warn" title={counterMessages.lateHelp()}>
                  {counterMessages.late()}
                </Badge>
              )}
            </List.Item>
          );
        })}
      </List>
    </DeskPanel>
  );
}
