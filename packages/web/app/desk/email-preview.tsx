import { Drawer } from './drawer.tsx';
import styles from './email-preview.module.css';
import { EmailPreviewPane, type EmailPreviewPaneProps } from './email-preview-pane.tsx';

interface EmailPreviewProps extends EmailPreviewPaneProps {
  title: string;
  onClose: () => void;
  /** What was written, part by part. */
  written: readonly { label: string; text: string }[];
}

/** A message as it was written, beside the message as its readers get it. */
export function EmailPreview({ title, onClose, written, ...pane }: EmailPreviewProps) {
  return (
    <Drawer opened onClose={onClose} position="right" size="min(100%, 1160px)" title={title}>
      <div className={styles.parts}>
        <dl className={styles.written}>
          {written
            .filter(({ text }) => text !== '')
            .map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
        </dl>
        <EmailPreviewPane {...pane} />
      </div>
    </Drawer>
  );
}
