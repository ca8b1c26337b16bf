/** How many pages a PDF has that was checked when it was uploaded. */
export async function countPages(bytes: Uint8Array): Promise<number> {
  const { PDF } = await import('@libpdf/core');
  return (await PDF.load(bytes)).getPageCount();
}
