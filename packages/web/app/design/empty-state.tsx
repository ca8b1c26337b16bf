import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  hint: string;
  /** What to do next, as links or buttons. */
  children: ReactNode;
}

/** A list with nothing in it: why, and what to do next. */
export function EmptyState({ title, hint, children }: EmptyStateProps) {
  return (
    <section className="empty">
      <h2>{title}</h2>
      <p>{hint}</p>
      <p>{children}</p>
    </section>
  );
}
