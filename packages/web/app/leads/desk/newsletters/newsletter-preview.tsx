import type { WireNewsletter } from '@homestead/contract/leads';
import { useState } from 'react';
import { AS_TEXT, EmailPreview, useAnswer } from '#desk';
import { newsletterMessages } from '../messages/newsletters.ts';
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
  return (
    <EmailPreview
      title={newsletterMessages.previewOf({ name })}
      onClose={onClose}
      written={writtenIn(language, newsletter)}
      shown={answer?.data ?? null}
      problem={problem}
      onRetry={again}
      views={[
        { value: 'en', label: newsletterMessages.inEnglish() },
        ...(bodyEs ? [{ value: 'es', label: newsletterMessages.inSpanish() }] : []),
        { value: AS_TEXT, label: newsletterMessages.asText() },
      ]}
      view={view}
      onView={setView}
    />
  );
}

function writtenIn(language: 'en' | 'es', given: WireNewsletter) {
  const [subject, line, body] =
    language === 'es'
      ? [given.subjectEs, given.preheaderEs, given.bodyEs]
      : [given.subject, given.preheader, given.body];
  return [
    { label: newsletterMessages.subject(), text: subject },
    { label: newsletterMessages.previewLine(), text: line },
    { label: newsletterMessages.body(), text: body },
  ];
}
