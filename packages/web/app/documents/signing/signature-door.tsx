import type { WireSigning } from '@homestead/contract/documents';

export type SignatureKind = 'signature' | 'initials';

interface SignatureDoorProps {
  kind: SignatureKind;
  opened: WireSigning;
  save: (image: string, isKept: boolean) => Promise<void>;
  onClose: () => void;
}

export function SignatureDoor(_: SignatureDoorProps) {
  return null;
}
