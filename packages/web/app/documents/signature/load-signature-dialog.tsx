import { type ComponentType, useEffect, useState } from 'react';
import { Dialog } from '#design';
import { signatureMessages } from './messages/signature.ts';
import type { SignatureDialogProps } from './signature-props.ts';

type Shown = 'loading' | 'failed' | { Part: ComponentType<SignatureDialogProps> };

/** The dialog for a signature, whose script is loaded once it opens. */
export function LoadedSignatureDialog(props: SignatureDialogProps) {
  const [shown, setShown] = useState<Shown>('loading');
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads again
  useEffect(() => {
    let isGone = false;
    const show = (now: Shown) => {
      if (!isGone) setShown(now);
    };
    import('./index.ts').then(
      ({ SignatureDialog }) => show({ Part: SignatureDialog }),
      () => show('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [tries]);
  if (typeof shown === 'object') return <shown.Part {...props} />;
  const isSignature = props.kind === 'signature';
  return (
    <Dialog
      title={isSignature ? signatureMessages.signature() : signatureMessages.initials()}
      corner={{ label: signatureMessages.close() }}
      onClose={props.onClose}
    >
      <p className="above-4" role="status">
        {shown === 'loading' ? signatureMessages.loading() : signatureMessages.loadFailed()}
      </p>
      {shown === 'failed' && (
        <button
          type="button"
          className="button above-4"
          onClick={() => {
            setShown('loading');
            setTries(tries + 1);
          }}
        >
          {signatureMessages.tryAgain()}
        </button>
      )}
    </Dialog>
  );
}
