import type { DocumentRole, FormAnswer, FormKey } from '@homestead/contract/documents';
import type { Caller, DatabaseTransaction, Queryable } from '#platform';
import type { HomeFacts } from '../forms/home-facts.ts';
import { refuseDocument } from '../refuse-document.ts';
import { isSameSubject, type SubjectRef } from './subject-of.ts';

export type { SubjectRef };

/** What a document is filled in with, and what its checks compare it to. */
export interface SubjectFacts {
  readonly homeAddress: string;
  /** Answers by input of the form, with where they come from in words. */
  readonly answers: Readonly<
    Record<string, { readonly value: FormAnswer; readonly source: string }>
  >;
  readonly facts: HomeFacts;
}

/** Someone on a line of what is signed. */
export interface KnownSigner {
  readonly role: DocumentRole;
  readonly number: number;
  readonly name: string;
  /** Empty if it isn’t known. */
  readonly email: string;
  readonly phone: string;
  readonly language: 'en' | 'es';
}

/** What another room says about things that documents belong to. */
export interface DocumentSubject {
  readonly kind: string;
  /** Whether the caller may see it, and whether they may change its documents. */
  access(db: Queryable, caller: Caller, id: string): Promise<'none' | 'read' | 'write'>;
  /** What the caller, who may write, knows for a form of it. */
  facts(tx: DatabaseTransaction, id: string, form: FormKey, caller: Caller): Promise<SubjectFacts>;
  /** Other things of the same deal: their documents can be in an envelope of it. */
  sameDeal?(db: Queryable, id: string): Promise<readonly SubjectRef[]>;
  /** Who signs its documents, as far as the caller may know. */
  signers?(db: Queryable, caller: Caller, id: string): Promise<readonly KnownSigner[]>;
  /**
   * The ids of those that the caller may not see, though documents of them can be within the
   * caller's scope: that of people who are to know nothing about the other side of a deal.
   */
  hidden?(db: Queryable, caller: Caller): Promise<readonly string[]>;
  /** When it was over, `open` while it isn't; null where its documents count by themselves. */
  endedAt?(db: Queryable, id: string): Promise<Date | 'open' | null>;
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

  /** Whether documents of one thing can be in an envelope of another. */
  async isOneDeal(db: Queryable, about: SubjectRef | null, of: SubjectRef): Promise<boolean> {
    if (about === null) return false;
    if (isSameSubject(about, of)) return true;
    const others = await this.find(about.kind)?.sameDeal?.(db, about.id);
    return others?.some((one) => isSameSubject(one, of)) ?? false;
  }

  /** Whether it is hidden from the caller, even where a document of it is theirs by scope. */
  async isHidden(db: Queryable, caller: Caller, ref: SubjectRef | null): Promise<boolean> {
    const hidden = ref && (await this.find(ref.kind)?.hidden?.(db, caller));
    return hidden?.includes(ref?.id ?? '') ?? false;
  }

  /** All that is hidden from the caller. */
  async hiddenFrom(db: Queryable, caller: Caller): Promise<SubjectRef[]> {
    const hidden: SubjectRef[] = [];
    for (const { kind, hidden: idsOf } of this.#subjects.values()) {
      for (const id of (await idsOf?.(db, caller)) ?? []) hidden.push({ kind, id });
    }
    return hidden;
  }

  /** When what a document belongs to was over: see {@link DocumentSubject.endedAt}. */
  async endOf(db: Queryable, ref: SubjectRef | null): Promise<Date | 'open' | null> {
    return (ref && (await this.find(ref.kind)?.endedAt?.(db, ref.id))) ?? null;
  }

  /** What the caller may do with it; none for a kind that nobody registered. */
  async access(db: Queryable, caller: Caller, ref: SubjectRef | null) {
    const subject = ref && this.find(ref.kind);
    return subject ? subject.access(db, caller, ref.id) : 'none';
  }
}
