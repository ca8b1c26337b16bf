import { usePerson } from '#accounts';
import { KeptDraft } from '#forms';

/** Keeps what was typed into the report form until it is sent. */
export function ReportDraft({ mlsNumber, isSent }: { mlsNumber: string; isSent?: boolean }) {
  return <KeptDraft name={`report ${mlsNumber}`} owner={usePerson()?.id ?? ''} sent={isSent} />;
}
