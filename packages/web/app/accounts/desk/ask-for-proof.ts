/** Asks who is at the keyboard, in a dialog; false if it was closed. */
export async function askForProof(): Promise<boolean> {
  const { openProofDialog } = await import('./proof-dialog.tsx');
  return openProofDialog();
}
