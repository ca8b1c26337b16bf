import { leadsChanged, type WireLeadMerge, type WireLeadRecord } from '@homestead/contract/leads';
import { phoneLink, phoneText } from '@homestead/contract/platform';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useRevalidator } from 'react-router';
import { ChangeButton, ProblemNote, useAnswer, useWork } from '#desk';
import { instantDateText, useLive } from '#platform';
import { duplicateMessages } from '../messages/duplicates.ts';
import styles from '../record/lead-page.module.css';
import { merges, undoMerge } from './merge-client.ts';
import { unmergeText } from './unmerge-text.ts';

/** What was merged into a lead, with what else reaches it; nothing where nothing was. */
export default function LeadMerges({ lead }: { lead: WireLeadRecord }) {
  const { revalidate } = useRevalidator();
  const { answer, problem, again } = useAnswer(lead.id, (signal) =>
    merges.listLeadMerges({ id: lead.id }, { signal }),
  );
  useLive(leadsChanged, (changed) => {
    if (!changed || changed.leadId === lead.id) again();
  });
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  if (!answer || (answer.data.length === 0 && answer.addresses.length === 0)) return null;
  return (
    <section className={styles.group}>
      <h2>{duplicateMessages.mergedLeads()}</h2>
      <ul className="grid gap-3 no-pad">
        {answer.data.map((merge) => (
          <MergedLead
            key={merge.id}
            merge={merge}
            onDone={() => {
              again();
              void revalidate();
            }}
          />
        ))}
      </ul>
      {answer.addresses.length > 0 && (
        <>
          <h3 className="text-14 quiet">{duplicateMessages.alsoReached()}</h3>
          <ul className="grid gap-1 no-pad">
            {answer.addresses.map(({ kind, address }) => (
              <li key={address} className={styles.member}>
                {kind === 'email' ? (
                  <a href={`mailto:${address}`}>{address}</a>
                ) : (
                  <a href={`tel:${phoneLink(address)}`}>{phoneText(address)}</a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function MergedLead({ merge, onDone }: { merge: WireLeadMerge; onDone: () => void }) {
  const { id, name, mergedAt, mergedBy } = merge;
  const undo = useWork(async () => {
    await undoMerge(id);
    onDone();
  });
  const ask = useWork(async () => {
    const { data } = await merges.previewUnmerge({ id });
    modals.openConfirmModal({
      title: duplicateMessages.separateTitle(),
      children: (
        <div className="grid gap-3">
          {unmergeText(data).map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
        </div>
      ),
      labels: { confirm: duplicateMessages.separate(), cancel: duplicateMessages.cancel() },
      onConfirm: () => void undo.run(),
    });
  });
  const at = instantDateText(mergedAt);
  return (
    <li className={styles.member}>
      <b>{name}</b>
      <span className="quiet">
        {mergedBy
          ? duplicateMessages.mergedAtBy({ at, by: mergedBy })
          : duplicateMessages.mergedAt({ at })}
      </span>
      {merge.abilities.includes('unmerge') && (
        <span>
          <ChangeButton
            variant="default"
            size="compact-sm"
            loading={ask.isBusy || undo.isBusy}
            aria-label={duplicateMessages.separateName({ name })}
            onClick={() => void ask.run()}
          >
            {duplicateMessages.separate()}
          </ChangeButton>
        </span>
      )}
      <ProblemNote problem={ask.problem ?? undo.problem} />
    </li>
  );
}
