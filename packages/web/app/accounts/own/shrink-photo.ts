/** The longest side that is sent of a picture too large to send as it is. */
const LONGEST = 1600;

/**
 * A picture of at most `mostBytes`: as it is where it fits, else drawn smaller by the browser. What
 * can't be drawn is given back as it is, for the server to say so.
 */
export async function shrinkPhoto(file: File, mostBytes: number): Promise<Blob> {
  if (file.size <= mostBytes) return file;
  try {
    const picture = await createImageBitmap(file);
    const share = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * share);
    canvas.height = Math.round(picture.height * share);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await new Promise((resolve) =>
      canvas.toBlob((smaller) => resolve(smaller ?? file), 'image/jpeg', 0.9),
    );
  } catch {
    return file;
  }
}
