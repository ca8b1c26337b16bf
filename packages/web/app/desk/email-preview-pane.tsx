import { SegmentedControl, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmailFrame } from './email-frame.tsx';
import styles from './email-preview.module.css';
import { deskMessages } from './messages.ts';
import { ProblemNote } from './problem-note.tsx';
import type { DeskProblem } from './read-problem.ts';
import { TableSkeleton } from './table/table-skeleton.tsx';

/** The value of the view that shows a message as plain text. */
export const AS_TEXT = 'text';

export interface EmailPreviewPaneProps {
  /** The message, null while it is made. A text message has no subject and no HTML. */
  shown: { subject?: string | null; html?: string | null; text: string } | null;
  problem: DeskProblem | null;
  onRetry: () => void;
  /** The ways to look at an email; the last one is `AS_TEXT`. */
  views: readonly { value: string; label: string }[];
  view: string;
  onView: (view: string) => void;
  /** What to choose first, such as the lead it is filled in for. */
  above?: ReactNode;
  below?: ReactNode;
}

/** A message as its readers get it. */
export function EmailPreviewPane({
  shown,
  problem,
  onRetry,
  views,
  view,
  onView,
  above,
  below,
}: EmailPreviewPaneProps) {
  return (
    <div className="grid gap-4">
      {above}
      {views.length > 1 && <SegmentedControl value={view} onChange={onView} data={[...views]} />}
      {problem && <ProblemNote problem={problem} onRetry={onRetry} />}
      {!shown && !problem && <TableSkeleton columns={1} />}
      {shown?.subject && (
        <Text fw={600}>{deskMessages.subjectLine({ subject: shown.subject })}</Text>
      )}
      {shown &&
        (shown.html && view !== AS_TEXT ? (
          <EmailFrame html={shown.html} label={deskMessages.emailShown()} />
        ) : (
          <Text className={styles.text}>{shown.text}</Text>
        ))}
      {below}
    </div>
  );
}
