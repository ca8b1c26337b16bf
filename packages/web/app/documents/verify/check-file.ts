import {
  canCheck,
  readTrust,
  verifyFile,
  type WireSealCertificates,
} from '@homestead/contract/documents';
import { verifyMessages } from './messages/verify.ts';
import { type ToldReport, tellReport } from './tell-report.ts';

/** More than any sealed document or bundle has. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A file in words; a sentence where it couldn’t be checked. */
export async function checkFile(
  file: Blob,
  certificates: WireSealCertificates,
): Promise<ToldReport | string> {
  if (!canCheck()) return verifyMessages.cannotCheck();
  if (file.size > MOST_BYTES) return verifyMessages.tooLarge();
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return tellReport(await verifyFile(bytes, readTrust(certificates)));
  } catch {
    return verifyMessages.failed();
  }
}
