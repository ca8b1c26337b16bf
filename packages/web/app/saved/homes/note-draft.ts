const NAME = 'homestead-note';

/** An unsaved note, with the version it is based on. */
interface Draft {
  text: string;
  version: number;
}

/** Stores a draft on this device, by person and home. A full store does no harm. */
export function saveDraft(name: string, draft: Draft): void {
  try {
    localStorage.setItem(`${NAME} ${name}`, JSON.stringify(draft));
  } catch {
    // The field still has it.
  }
}

/** The draft on this device; null if there is none or it can't be read. */
export function readDraft(name: string): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(`${NAME} ${name}`) ?? 'null');
    const isDraft = typeof kept?.text === 'string' && Number.isInteger(kept?.version);
    return isDraft ? { text: kept.text, version: kept.version } : null;
  } catch {
    return null;
  }
}

/** Forgets a draft. */
export function dropDraft(name: string): void {
  localStorage.removeItem(`${NAME} ${name}`);
}
