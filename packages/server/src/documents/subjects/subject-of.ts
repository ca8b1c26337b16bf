/** What a document belongs to: a kind that another room registered, and its id there. */
export interface SubjectRef {
  readonly kind: string;
  readonly id: string;
}

/** What a row says that it belongs to. */
export const subjectOf = (row: {
  about_kind: string | null;
  about_id: string | null;
}): SubjectRef | null =>
  row.about_kind === null || row.about_id === null
    ? null
    : { kind: row.about_kind, id: row.about_id };

export const isSameSubject = (one: SubjectRef, other: SubjectRef): boolean =>
  one.kind === other.kind && one.id === other.id;
