const NAME = 'homestead-note';

/** A note that was not saved yet, with the version that it was read with. */
interface Draft {
  text: string;
  version: number;
}

/** Keeps a draft on this device, under who writes about which home; a full store is no harm. */
export function saveDraft(name: string, draft: Draft): void {
  try {
    localStorage.setItem(`${NAME} ${name}`, JSON.stringify(draft));
  } catch {
    // The field still has it.
  }
}

/** The draft that this device kept; null when there is none or it can't be read. */
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
