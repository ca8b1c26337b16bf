import type { WireNewsletter } from '@homestead/contract/leads';
import { useEffect, useState } from 'react';
import { instantText } from '#platform';
import { newsletterMessages } from '../messages/newsletters.ts';

/** How far a newsletter is: who would get it, when it goes out, or what became of it. */
export function NewsletterProgress({ audience, state, sendAt, progress }: WireNewsletter) {
  if (audience !== null) return newsletterMessages.audience({ count: audience });
  if (state === 'scheduled' && sendAt) return <Countdown key={sendAt} sendAt={sendAt} />;
  if (!progress) return null;
  const { recipients, sent, waiting, failed, skipped, bounced, unsubscribed } = progress;
  const parts = [
    newsletterMessages.sentOf({ sent, recipients }),
    waiting > 0 && newsletterMessages.waiting({ count: waiting }),
    failed > 0 && newsletterMessages.failed({ count: failed }),
    bounced > 0 && newsletterMessages.bounced({ count: bounced }),
    unsubscribed > 0 && newsletterMessages.unsubscribed({ count: unsubscribed }),
    skipped > 0 && newsletterMessages.skipped({ count: skipped }),
  ];
  return parts.filter(Boolean).join(' · ');
}

const SOON_SECONDS = 120;

/** The seconds in which it can be stopped, or the time. */
function Countdown({ sendAt }: { sendAt: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((Date.parse(sendAt) - now) / 1000));
  return seconds > SOON_SECONDS
    ? newsletterMessages.sendsAt({ at: instantText(sendAt) })
    : newsletterMessages.sendsIn({ seconds });
}
