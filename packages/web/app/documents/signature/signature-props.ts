/** A signature or initials as someone made them. */
export interface MadeSignature {
  /** Data URL of a PNG with at most 300 KB and 2000 × 1000 pixels. */
  readonly image: string;
  readonly way: SignatureWay;
  /** They want to use it again the next time. */
  readonly isKept: boolean;
}

export type SignatureWay = 'draw' | 'type' | 'upload' | 'saved';

export interface SignatureDialogProps {
  kind: 'signature' | 'initials';
  /** Who signs; the typed way begins with it. */
  name: string;
  /** Data URL of the one that the server kept for this person. */
  saved?: string | null;
  /** Whether the server can keep it for the next time. */
  mayKeep?: boolean;
  /** Answers what is wrong with it, and null once it is saved. */
  onSave: (made: MadeSignature) => Promise<string | null>;
  onClose: () => void;
}
