import type { MailingList } from '@homestead/contract/leads';
import { useState } from 'react';
import { AS_TEXT, type FieldValues, LiveEmailPreview } from '#desk';
import { newsletterMessages } from '../messages/newsletters.ts';
import { newsletters } from './newsletter-client.ts';

/** The newsletter that is being written, in each of its languages. */
export function NewsletterDraftPreview({ values }: { values: FieldValues }) {
  const [view, setView] = useState('en');
  const textOf = (name: string) => String(values[name] ?? '');
  const hasSpanish = textOf('bodyEs').trim() !== '';
  const language = view === 'es' && hasSpanish ? ('es' as const) : ('en' as const);
  const own = language === 'es' ? 'Es' : '';
  const body = textOf(`body${own}`);
  const typed = {
    ...{ language, list: (textOf('list') || 'newsletter') as MailingList, body },
    ...{ subject: textOf(`subject${own}`), preheader: textOf(`preheader${own}`) },
  };
  return (
    <LiveEmailPreview
      typed={body.trim() === '' ? null : typed}
      ask={(draft, signal) => newsletters.previewNewsletterDraft(draft, { signal })}
      views={[
        { value: 'en', label: newsletterMessages.inEnglish() },
        ...(hasSpanish ? [{ value: 'es', label: newsletterMessages.inSpanish() }] : []),
        { value: AS_TEXT, label: newsletterMessages.asText() },
      ]}
      view={view === 'es' ? language : view}
      onView={setView}
    />
  );
}
