import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './desk-page.module.css';
import { TableSkeleton } from './table/table-skeleton.tsx';

interface DeskPageProps {
  title: string;
  /** The page this one belongs to. */
  back?: { to: string; label: string } | false;
  /** Beside the title. */
  before?: ReactNode;
  below?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A staff page: its title and actions, then its content. */
export function DeskPage({ title, back, before, below, actions, children }: DeskPageProps) {
  return (
    <div className={styles.page}>
      {back && (
        <Button
          component={Link}
          to={back.to}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          mb="sm"
          ml={-8}
        >
          {back.label}
        </Button>
      )}
      <div className="row wrap gap-3 below-4">
        {before}
        <div className={styles.title}>
          <h1>{title}</h1>
          {below}
        </div>
        {actions && <div className="row wrap gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  );
}

/** A titled card on a page. */
export function DeskPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A staff page while it loads. */
export function DeskSkeleton({ title }: { title: string }) {
  return (
    <DeskPage title={title}>
      <TableSkeleton columns={5} />
    </DeskPage>
  );
}
