import type { FormAnswer, FormKey } from '@homestead/contract/documents';
import type { Caller, DatabaseTransaction, Queryable } from '#platform';
import type { HomeFacts } from '../forms/home-facts.ts';
import { refuseDocument } from '../refuse-document.ts';

/** What a document belongs to: a kind that another room registered, and its id there. */
export interface SubjectRef {
  readonly kind: string;
  readonly id: string;
}

/** What a document is filled in with, and what its checks compare it to. */
export interface SubjectFacts {
  readonly homeAddress: string;
  /** Answers by input of the form, with where they come from in words. */
  readonly answers: Readonly<
    Record<string, { readonly value: FormAnswer; readonly source: string }>
  >;
  readonly facts: HomeFacts;
}

/** What another room says about things that documents belong to. */
export interface DocumentSubject {
  readonly kind: string;
  /** Whether the caller may see it, and whether they may change its documents. */
  access(db: Queryable, caller: Caller, id: string): Promise<'none' | 'read' | 'write'>;
  /** What is known for a form of it. */
  facts(tx: DatabaseTransaction, id: string, form: FormKey): Promise<SubjectFacts>;
}

/** The hook by which other rooms say what documents can belong to. */
export class DocumentSubjects {
  readonly #subjects = new Map<string, DocumentSubject>();

  register(subject: DocumentSubject): void {
    this.#subjects.set(subject.kind, subject);
  }

  find(kind: string): DocumentSubject | null {
    return this.#subjects.get(kind) ?? null;
  }

  /** Refuses (subject-not-found) what the caller can’t see, or can’t change the documents of. */
  async requireToWrite(db: Queryable, caller: Caller, ref: SubjectRef): Promise<DocumentSubject> {
    const subject = this.find(ref.kind) ?? refuseDocument('subject-not-found');
    const access = await subject.access(db, caller, ref.id);
    return access === 'write' ? subject : refuseDocument('subject-not-found');
  }

  /** What the caller may do with it; none for a kind that nobody registered. */
  async access(db: Queryable, caller: Caller, ref: SubjectRef | null) {
    const subject = ref && this.find(ref.kind);
    return subject ? subject.access(db, caller, ref.id) : 'none';
  }
}
