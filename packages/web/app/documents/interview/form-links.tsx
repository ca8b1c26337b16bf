import type { WireFormLink } from '@homestead/contract/documents';
import { interviewMessages } from '../messages/interview.ts';

/** Pages outside that a form, or one item of it, refers to; not part of what is printed. */
export function FormLinks({ links }: { links: readonly WireFormLink[] }) {
  return links.map(({ href, label }) => (
    <p key={href} className="no-print">
      <a href={href} target="_blank" rel="noreferrer">
        {interviewMessages.opensOutside({ label })}
      </a>
    </p>
  ));
}
