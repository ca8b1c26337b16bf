import type { WireOfferForClient } from '@homestead/contract/transactions';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChangeButton, useActions } from '#desk';
import { instantText } from '#platform';
import { forClientMessages } from '../messages/for-client.ts';
import { ReminderSwitch } from './reminder-switch.tsx';
import type { LinkedPage, useLinkedPage } from './use-linked-page.ts';

type Held<Page extends LinkedPage> = ReturnType<typeof useLinkedPage<Page>>;

/** Emails the link after a question; the focus is on the button again after it. */
export function SendLink<Page extends LinkedPage>({
  page: { send, words },
  shown,
  name,
}: {
  page: Held<Page>;
  shown: Page;
  name: string;
}) {
  const { offered, start } = useActions({
    ...{ record: shown, name, onDone: () => undefined },
    actions: [
      {
        name: 'send',
        label: words.send,
        question: words.question,
        run: (_, key) => send(key),
      },
    ],
  });
  return offered.map((action) => (
    <ChangeButton
      key={action.name}
      variant="default"
      onClick={(event) => start(action, event.currentTarget)}
    >
      {action.label()}
    </ChangeButton>
  ));
}

/** Reminders and links of such a page, around what the person outside said. */
export function LinksSent<Page extends LinkedPage>({
  page: { reminding, ending, words },
  shown,
  children,
}: {
  page: Held<Page>;
  shown: Page;
  children: ReactNode;
}) {
  return (
    <>
      <ReminderSwitch
        shown={shown}
        label={words.remind()}
        hint={words.remindHint()}
        problem={reminding.problem}
        onSwitch={(isReminded) => void reminding.run(isReminded)}
      />
      {children}
      <Links links={shown.links} onEnd={(link) => void ending.run(link)} />
    </>
  );
}

function Links({
  links,
  onEnd,
}: Pick<WireOfferForClient, 'links'> & { onEnd: (link: string) => void }) {
  if (links.length === 0) return null;
  return (
    <>
      <Text component="h3" size="sm" fw={600} mt="md">
        {forClientMessages.links()}
      </Text>
      <ul className="grid gap-2 no-margin no-pad">
        {links.map((link) => (
          <li key={link.id} className="row wrap gap-3">
            <Text span size="sm">
              {sentText(link)} · {stateText(link)}
            </Text>
            {link.abilities.includes('end') && (
              <ChangeButton
                size="compact-sm"
                variant="subtle"
                aria-label={forClientMessages.endOf({ when: instantText(link.sentAt) })}
                onClick={() => onEnd(link.id)}
              >
                {forClientMessages.end()}
              </ChangeButton>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type Link = WireOfferForClient['links'][number];

function sentText({ sentBy, sentAt }: Link): string {
  const when = instantText(sentAt);
  return sentBy === null
    ? forClientMessages.linkSentUnseen({ when })
    : forClientMessages.linkSent({ name: sentBy, when });
}

function stateText({ state, openedAt }: Link): string {
  if (state === 'ended') return forClientMessages.ended();
  if (state === 'expired') return forClientMessages.expired();
  return openedAt === null
    ? forClientMessages.notOpened()
    : forClientMessages.opened({ when: instantText(openedAt) });
}
