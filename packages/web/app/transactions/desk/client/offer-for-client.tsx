import { offerSummaryCalls, type WireOfferDetails } from '@homestead/contract/transactions';
import { Button, Text } from '@mantine/core';
import { personApi } from '#accounts';
import { DeskPanel, ProblemNote, useWork } from '#desk';
import { saveAnswer } from '#platform';
import { forClientMessages } from '../messages/for-client.ts';

/** What leaves the office about an offer: its summary on paper. */
export function OfferForClient({ offer: { id, code } }: { offer: WireOfferDetails }) {
  const name = forClientMessages.fileName({ code });
  const saving = useWork(() =>
    saveAnswer(offerSummaryCalls.getOfferSummaryFile, { id }, { api: personApi, name }),
  );
  return (
    <DeskPanel title={forClientMessages.title()}>
      <Text size="sm" mb="sm">
        {forClientMessages.summaryHelp()}
      </Text>
      <ProblemNote problem={saving.problem} />
      <Button variant="default" loading={saving.isBusy} onClick={() => void saving.run()}>
        {forClientMessages.print()}
      </Button>
    </DeskPanel>
  );
}
