import { Button } from '@mantine/core';
import { useState } from 'react';
import { type MadeSignature, SignatureDialog } from '#documents/signature';
import { componentMessages } from '../messages/components.ts';

/** The dialog for signatures; what is made here is shown, but not saved. */
export default function SignatureSpecimen() {
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<MadeSignature | null>(null);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {componentMessages.sign()}
      </Button>
      {made && <img src={made.image} alt={componentMessages.signatureMade()} />}
      {isOpen && (
        <SignatureDialog
          kind="signature"
          name={componentMessages.signerSample()}
          saved={made?.image ?? null}
          onSave={async (signature) => {
            setMade(signature);
            setOpen(false);
            return null;
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
