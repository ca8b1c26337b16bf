import type { WireNewsletter } from '@homestead/contract/leads';
import { Drawer, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { EmailFrame, ProblemNote, TableSkeleton, useAnswer } from '#desk';
import { newsletterMessages } from '../messages/newsletters.ts';
import styles from '../templates/template-preview.module.css';
import { newsletters } from './newsletter-client.ts';

interface NewsletterPreviewProps {
  newsletter: WireNewsletter;
  onClose: () => void;
}

/** A newsletter as its readers get it, in each language and as plain text. */
export function NewsletterPreview({ newsletter, onClose }: NewsletterPreviewProps) {
  const { id, version, subject: name, bodyEs } = newsletter;
  const [view, setView] = useState('en');
  const language = view === 'es' ? 'es' : 'en';
  const { answer, problem, again } = useAnswer(`${id} ${version} ${language}`, (signal) =>
    newsletters.previewNewsletter({ id, language }, { signal }),
  );
  const shown = answer?.data;
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="xl"
      title={newsletterMessages.previewOf({ name })}
    >
      <div className="grid gap-4">
        <SegmentedControl
          value={view}
          onChange={setView}
          data={[
            { value: 'en', label: newsletterMessages.inEnglish() },
            ...(bodyEs ? [{ value: 'es', label: newsletterMessages.inSpanish() }] : []),
            { value: 'text', label: newsletterMessages.asText() },
          ]}
        />
        {problem && <ProblemNote problem={problem} onRetry={again} />}
        {!shown && !problem && <TableSkeleton columns={1} />}
        {shown && (
          <>
            <Text fw={600}>{newsletterMessages.subjectLine({ subject: shown.subject })}</Text>
            {view === 'text' ? (
              <Text className={styles.text}>{shown.text}</Text>
            ) : (
              <EmailFrame html={shown.html} label={newsletterMessages.emailShown()} />
            )}
          </>
        )}
      </div>
    </Drawer>
  );
}
