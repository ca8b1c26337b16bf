import type { WireAttachment } from '@homestead/contract/messaging';

/** Why a file wasn't kept. */
export type AttachmentRefusal = NonNullable<WireAttachment['refusal']>;

/** A file that came or goes with a message: kept under its key, or only named. */
export interface NewAttachment {
  fileKey: string | null;
  name: string;
  /** Its size as it came. */
  bytes: number;
  refusal: AttachmentRefusal | null;
}
