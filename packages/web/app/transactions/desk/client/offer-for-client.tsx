import {
  offerSummaryCalls,
  type WireOfferDetails,
  type WireOfferForClient,
} from '@homestead/contract/transactions';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { personApi } from '#accounts';
import {
  ChangeButton,
  DeskPanel,
  type FormKey,
  ProblemNote,
  showToast,
  useAnswer,
  useFormKeys,
  useWork,
} from '#desk';
import { instantText, saveAnswer } from '#platform';
import { forClientMessages } from '../messages/for-client.ts';
import { offerClients } from './offer-client-client.ts';

const reasons = {
  'no-client': forClientMessages.noClient,
  'no-email': forClientMessages.noEmail,
  stopped: forClientMessages.stopped,
};

/** What leaves the office about an offer: its summary on paper, and its page for the client. */
export function OfferForClient({ offer }: { offer: WireOfferDetails }) {
  const { id, code, version, terms } = offer;
  const loaded = useAnswer(`${id} ${version} ${terms.leadId}`, (signal) =>
    offerClients.getOfferForClient({ id }, { signal }),
  );
  const [changed, setChanged] = useState<{ data: WireOfferForClient; over: unknown } | null>(null);
  const show = (data: WireOfferForClient) => setChanged({ data, over: loaded.answer });
  const shown = changed?.over === loaded.answer ? changed?.data : loaded.answer?.data;
  const name = forClientMessages.fileName({ code });
  const saving = useWork(() =>
    saveAnswer(offerSummaryCalls.getOfferSummaryFile, { id }, { api: personApi, name }),
  );
  const keys = useFormKeys();
  const sending = useWork(async () => {
    const { data } = await keys.send('send', (key: FormKey) =>
      offerClients.sendOfferToClient({ id }, key),
    );
    show(data);
    showToast(forClientMessages.sent({ code }));
  });
  const revoking = useWork(async (link: string) => {
    show((await offerClients.revokeOfferLink({ id, link })).data);
    showToast(forClientMessages.ended());
  });
  return (
    <DeskPanel title={forClientMessages.title()}>
      <Text size="sm" mb="sm">
        {forClientMessages.summaryHelp()} {shown && sendHelp(shown)}
      </Text>
      <ProblemNote problem={saving.problem ?? sending.problem ?? revoking.problem} />
      <ProblemNote problem={loaded.problem} />
      <Group gap="sm">
        <Button variant="default" loading={saving.isBusy} onClick={() => void saving.run()}>
          {forClientMessages.print()}
        </Button>
        {shown?.abilities.includes('send') && (
          <ChangeButton loading={sending.isBusy} onClick={() => void sending.run()}>
            {forClientMessages.send()}
          </ChangeButton>
        )}
      </Group>
      {shown && <Approvals approvals={shown.approvals} />}
      {shown && <Links links={shown.links} onRevoke={(link) => void revoking.run(link)} />}
    </DeskPanel>
  );
}

function sendHelp({ client, reason }: WireOfferForClient): string {
  if (reason) return reasons[reason]();
  return client === null
    ? forClientMessages.sendHelpUnseen()
    : forClientMessages.sendHelp({ name: client });
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

function Links({
  links,
  onRevoke,
}: Pick<WireOfferForClient, 'links'> & { onRevoke: (link: string) => void }) {
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
            {link.abilities.includes('revoke') && (
              <ChangeButton
                size="compact-sm"
                variant="subtle"
                aria-label={forClientMessages.revokeOf({ when: instantText(link.sentAt) })}
                onClick={() => onRevoke(link.id)}
              >
                {forClientMessages.revoke()}
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
  if (state === 'revoked') return forClientMessages.revoked();
  if (state === 'expired') return forClientMessages.expired();
  return openedAt === null
    ? forClientMessages.notOpened()
    : forClientMessages.opened({ when: instantText(openedAt) });
}
