import type { Queryable } from '#platform';
import type { Subject } from './message.ts';
import { selectNewestEmails } from './message-store.ts';

const MAX_REFERENCES = 10;

/** The conversation that an email continues. */
export interface Conversation {
  /** Null for the first email of one. */
  thread: string | null;
  /** Message-IDs of its emails, the newest last. */
  references: readonly string[];
}

/** The newest conversation about a record under this subject. */
export async function findConversation(
  tx: Queryable,
  about: Subject,
  subject: string,
): Promise<Conversation> {
  const emails = await selectNewestEmails(tx, about);
  const topic = topicOf(subject);
  const thread = emails.find((email) => topicOf(email.subject) === topic)?.thread ?? null;
  const references = emails
    .filter((email) => email.thread === thread)
    .flatMap(({ message_id }) => message_id ?? [])
    .slice(0, MAX_REFERENCES)
    .reverse();
  return { thread, references };
}

/** Headers that make mail programs show an email with those before it (RFC 5322). */
export function conversationHeaders({ references }: Conversation): Record<string, string> {
  const last = references.at(-1);
  return last ? { 'In-Reply-To': last, References: references.join(' ') } : {};
}

/** A subject without the prefixes that mail programs put before it. */
function topicOf(subject: string): string {
  return subject
    .replace(/^(\s*(re|fwd?|aw|rv)\s*(\[\d+\])?\s*:)+/i, '')
    .trim()
    .toLowerCase();
}
