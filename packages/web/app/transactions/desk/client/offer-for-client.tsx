import {
  offerSummaryCalls,
  type WireOfferDetails,
  type WireOfferForClient,
} from '@homestead/contract/transactions';
import { Button, Group, Text } from '@mantine/core';
import { personApi } from '#accounts';
import { DeskPanel, ProblemNote, useWork } from '#desk';
import { instantText, saveAnswer } from '#platform';
import { forClientMessages } from '../messages/for-client.ts';
import { LinksSent, SendLink } from './linked-page.tsx';
import { offerClients } from './offer-client-client.ts';
import { useLinkedPage } from './use-linked-page.ts';

const reasons = {
  'no-client': forClientMessages.noClient,
  'no-email': forClientMessages.noEmail,
  stopped: forClientMessages.stopped,
  received: forClientMessages.received,
};

/** What leaves the office about an offer: its summary on paper, and its page for the client. */
export default function OfferForClient({ offer }: { offer: WireOfferDetails }) {
  const { id, code, version, terms } = offer;
  const name = forClientMessages.fileName({ code });
  const saving = useWork(() =>
    saveAnswer(offerSummaryCalls.getOfferSummaryFile, { id }, { api: personApi, name }),
  );
  const page = useLinkedPage<WireOfferForClient>(
    `${id} ${version} ${terms.leadId}`,
    {
      read: (signal) => offerClients.getOfferForClient({ id }, { signal }),
      send: (key) => offerClients.sendOfferToClient({ id }, key),
      end: (link) => offerClients.endClientLink({ id, link }),
      remind: (isReminded) => offerClients.remindOfferClient({ id, isReminded }),
    },
    {
      ...{ question: questionOf, sent: forClientMessages.sent({ code }) },
      send: forClientMessages.send,
      linkEnded: forClientMessages.linkEnded,
      remind: forClientMessages.remind,
      remindHint: forClientMessages.remindHint,
      remindersOn: forClientMessages.remindersOn,
      remindersOff: forClientMessages.remindersOff,
    },
  );
  const { shown } = page;
  return (
    <DeskPanel title={forClientMessages.title()}>
      <Text size="sm" mb="sm">
        {forClientMessages.summaryHelp()} {shown && sendHelp(shown)}
      </Text>
      <ProblemNote problem={saving.problem ?? page.problem} />
      <Group gap="sm">
        <Button variant="default" loading={saving.isBusy} onClick={() => void saving.run()}>
          {forClientMessages.print()}
        </Button>
        {shown && <SendLink page={page} shown={shown} name={code} />}
      </Group>
      {shown && (
        <LinksSent page={page} shown={shown}>
          <Approvals approvals={shown.approvals} />
        </LinksSent>
      )}
    </DeskPanel>
  );
}

function sendHelp({ client, asksApproval, reason }: WireOfferForClient): string {
  if (reason) return reasons[reason]();
  const name = client ?? forClientMessages.theClient();
  return asksApproval
    ? forClientMessages.sendHelp({ name })
    : forClientMessages.shareHelp({ name });
}

function questionOf({ client, email, asksApproval }: WireOfferForClient): string {
  const to = { name: client ?? forClientMessages.theClient(), email: email ?? '' };
  const known = { ...to, isKnown: email === null ? 'no' : 'yes' };
  return asksApproval
    ? forClientMessages.sendQuestion(known)
    : forClientMessages.shareQuestion(known);
}

function Approvals({ approvals }: Pick<WireOfferForClient, 'approvals'>) {
  if (approvals.length === 0) return null;
  return (
    <>
      <Text component="h3" size="sm" fw={600} mt="md">
        {forClientMessages.approvals()}
      </Text>
      <ul className="grid gap-2 no-margin no-pad">
        {approvals.map(({ name: typed, version, isDraft, at, isCurrent }) => {
          const facts = {
            ...{ name: typed || forClientMessages.erased(), version },
            ...{ when: instantText(at), isDraft: isDraft ? 'yes' : 'no' },
          };
          return (
            <Text
              component="li"
              size="sm"
              key={at}
              {...(isCurrent ? { fw: 600 } : { c: 'dimmed' })}
            >
              {isCurrent
                ? forClientMessages.approved(facts)
                : forClientMessages.approvedEarlier(facts)}
            </Text>
          );
        })}
      </ul>
    </>
  );
}
