import type { WireSealCertificates } from '@homestead/contract/documents';
import { type DragEvent, lazy, Suspense, useRef, useState } from 'react';
import type { SealRecord } from './find-record.ts';
import { verifyMessages } from './messages/verify.ts';
import { RecordView } from './record-view.tsx';
import type { ToldReport } from './tell-report.ts';
import { useSealCode } from './use-seal-code.ts';
import styles from './verify.module.css';

const ReportView = lazy(() => import('./report-view.tsx'));

type Check =
  | { readonly state: 'none' }
  | { readonly state: 'checking'; readonly name: string }
  | { readonly state: 'refused'; readonly sentence: string }
  | { readonly state: 'done'; readonly name: string; readonly report: ToldReport };

/** The page on which anybody checks a sealed PDF or a bundle. The file stays in the browser. */
export function VerifyView({ certificates }: { certificates: WireSealCertificates }) {
  const record = useSealCode();
  const [check, setCheck] = useState<Check>({ state: 'none' });
  const newest = useRef<File | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    newest.current = file;
    setCheck({ state: 'checking', name: file.name });
    let found: ToldReport | string;
    try {
      const { checkFile } = await import('./check-file.ts');
      found = await checkFile(file, certificates);
    } catch {
      found = verifyMessages.failed();
    }
    if (newest.current !== file) return;
    const isReport = typeof found !== 'string';
    setCheck(
      isReport
        ? { state: 'done', name: file.name, report: found as ToldReport }
        : { state: 'refused', sentence: found as string },
    );
  };
  return (
    <div className={styles.page}>
      <p className="text-18">{verifyMessages.lead()}</p>
      <noscript>
        <p>{verifyMessages.noScript()}</p>
      </noscript>
      {record && <RecordView record={record} />}
      <FilePlace hasChecked={check.state === 'done'} onFile={take} />
      <p role="status">{statusOf(check)}</p>
      {check.state === 'done' && (
        <Suspense>
          <ReportView
            key={check.name + check.report.sha256}
            report={check.report}
            notes={notesOf(check.report, record)}
          />
        </Suspense>
      )}
    </div>
  );
}

function statusOf(check: Check): string {
  if (check.state === 'checking') return verifyMessages.checking({ name: check.name });
  if (check.state === 'done') return verifyMessages.checked({ name: check.name });
  return check.state === 'refused' ? check.sentence : '';
}

/** Whether the file is the one of the code that was scanned. */
function notesOf({ code, sha256 }: ToldReport, record: SealRecord | null): string[] {
  if (record?.state !== 'found' || code === null) return [];
  if (code !== record.code) return [verifyMessages.recordOther()];
  const isSame = sha256 !== null && record.seal.copies.includes(sha256);
  return [isSame ? verifyMessages.recordSame() : verifyMessages.recordCopy()];
}

interface FilePlaceProps {
  hasChecked: boolean;
  onFile: (file: File | undefined) => void;
}

function FilePlace({ hasChecked, onFile }: FilePlaceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop, beside a button for all
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <button
        type="button"
        className="button"
        data-look="primary"
        onClick={() => input.current?.click()}
      >
        {hasChecked ? verifyMessages.another() : verifyMessages.choose()}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.zip,application/pdf,application/zip"
        data-testid="file"
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <span className="quiet">{verifyMessages.dropHere()}</span>
    </div>
  );
}
