import type { Services } from '#platform';
import { DocumentSubjects } from './subjects/document-subjects.ts';

interface DocumentsServices {
  readonly subjects: DocumentSubjects;
}

const opened = new WeakMap<Services['db'], DocumentsServices>();

/** The documents room's own services, created once. */
export function openDocuments({ db }: Pick<Services, 'db'>): DocumentsServices {
  const known = opened.get(db) ?? { subjects: new DocumentSubjects() };
  opened.set(db, known);
  return known;
}
