/** What answers depend on, so that a change forgets them. */
type Topic = 'reference-lists';

const forgetting: { topic: Topic; forget: () => void }[] = [];

/**
 * An answer that is asked for once and kept for a while, for whom `key` names; what failed is asked
 * for again. It is also forgotten once its topic is changed in this tab ({@link forgetAnswers}).
 */
export function keptAnswer<Answer>(
  ask: () => Promise<Answer>,
  { keptMs, topic }: { keptMs: number; topic?: Topic },
): (key?: string) => Promise<Answer> {
  let kept: { key: string; at: number; answer: Promise<Answer> } | null = null;
  if (topic) forgetting.push({ topic, forget: () => (kept = null) });
  return (key = '') => {
    if (kept?.key === key && Date.now() - kept.at < keptMs) return kept.answer;
    const asked = { key, at: Date.now(), answer: ask() };
    kept = asked;
    asked.answer.catch(() => {
      if (kept === asked) kept = null;
    });
    return asked.answer;
  };
}

/** Has the next one who needs an answer about a topic ask for it again. */
export function forgetAnswers(topic: Topic): void {
  for (const one of forgetting) if (one.topic === topic) one.forget();
}
