import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useEffect, useState } from 'react';
import { EmailPreviewPane, type EmailPreviewPaneProps } from './email-preview-pane.tsx';
import { deskMessages } from './messages.ts';
import { useAnswer } from './use-answer.ts';

const PAUSE_MS = 400;

type Shown = NonNullable<EmailPreviewPaneProps['shown']>;

interface LiveEmailPreviewProps<Typed extends object, Made extends Shown>
  extends Pick<EmailPreviewPaneProps, 'views' | 'view' | 'onView'> {
  /** What is being written; null while there is nothing to show. */
  typed: Typed | null;
  /** Asks the server to make the message, once typing pauses. */
  ask: (typed: Typed, signal: AbortSignal) => Promise<{ data: Made }>;
  below?: (made: Made) => ReactNode;
}

/** A message as its readers would get it, which follows what is typed. */
export function LiveEmailPreview<Typed extends object, Made extends Shown>({
  typed,
  ask,
  below,
  ...pane
}: LiveEmailPreviewProps<Typed, Made>) {
  const [key] = useDebouncedValue(typed && JSON.stringify(typed), PAUSE_MS);
  const { answer, problem, again } = useAnswer(key, (signal) =>
    ask(JSON.parse(String(key)) as Typed, signal),
  );
  const [made, setMade] = useState<Made | null>(null);
  // The last one stays until the next is there.
  useEffect(() => {
    if (answer) setMade(answer.data);
  }, [answer]);
  return (
    <section aria-label={deskMessages.preview()} className="grid gap-3 align-start">
      <h2 className="text-18 semibold sans">{deskMessages.preview()}</h2>
      {typed ? (
        <EmailPreviewPane
          {...pane}
          shown={made}
          problem={problem}
          onRetry={again}
          below={made && below?.(made)}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {deskMessages.previewFollows()}
        </Text>
      )}
    </section>
  );
}
