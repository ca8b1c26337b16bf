import { Suspense } from 'react';
import { lazyPart } from '#desk';

// Few visits add a task, and the form is large.
const TaskDrawer = lazyPart(() => import('./task-drawer.tsx'));

interface NewTaskProps {
  /** Whom it is about. */
  lead?: { id: string; name: string };
  onClose: () => void;
  onDone?: () => void;
}

/** The drawer that adds a task, from anywhere in the office. */
export function NewTask({ lead, onClose, onDone = () => {} }: NewTaskProps) {
  return (
    <Suspense fallback={null}>
      <TaskDrawer {...(lead && { lead })} onClose={onClose} onDone={onDone} />
    </Suspense>
  );
}
