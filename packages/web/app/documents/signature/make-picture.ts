import SignaturePad, { type PointGroup } from 'signature_pad';
import { fitPicture, smallerPicture } from './picture-size.ts';
import { boundsOf, type Size, transformStrokes } from './strokes.ts';

/** Pixels per pixel of the pad, so that a signature is sharp in print. */
const SHARPNESS = 2;
const TYPED_SIZE = 160;
const TYPED_ROOM = 16;
/** As in signature.module.css. */
const TYPED_FONT = 'TypedSignature,serif';

type Draw = (context: CanvasRenderingContext2D, size: Size) => void;

/** What was drawn, cut to its lines, as the data URL of a PNG; null if there is nothing. */
export async function pictureOfStrokes(strokes: readonly PointGroup[]): Promise<string | null> {
  const bounds = boundsOf(strokes);
  if (!bounds) return null;
  const size = fitPicture({
    width: bounds.width * SHARPNESS,
    height: bounds.height * SHARPNESS,
  });
  const draw: Draw = ({ canvas }, { width }) => {
    const scale = width / bounds.width;
    const pad = new SignaturePad(canvas);
    pad.off();
    const at = { scale, x: -bounds.left * scale, y: -bounds.top * scale };
    pad.fromData(transformStrokes(strokes, at));
  };
  return pngOf(size, draw);
}

/** A typed name in the typeface of signatures. */
export async function pictureOfText(text: string, color: string): Promise<string | null> {
  const font = (size: number) => ['italic', `${size}px`, TYPED_FONT].join(' ');
  // Without it, the canvas draws before the typeface is there.
  await document.fonts.load(font(TYPED_SIZE), text);
  const context = newCanvas({ width: 1, height: 1 });
  context.font = font(TYPED_SIZE);
  const measured = context.measureText(text);
  const left = measured.actualBoundingBoxLeft + TYPED_ROOM;
  const above = measured.actualBoundingBoxAscent + TYPED_ROOM;
  const full = {
    width: left + measured.actualBoundingBoxRight + TYPED_ROOM,
    height: above + measured.actualBoundingBoxDescent + TYPED_ROOM,
  };
  return pngOf(fitPicture(full), (canvas, { width }) => {
    const scale = width / full.width;
    canvas.font = font(TYPED_SIZE * scale);
    canvas.fillStyle = color;
    canvas.fillText(text, left * scale, above * scale);
  });
}

/** A chosen file drawn again, so that nothing but its pixels is kept. Throws if it isn’t one. */
export async function pictureOfFile(file: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(file);
  try {
    return await pngOf(fitPicture(bitmap), (context, { width, height }) => {
      context.drawImage(bitmap, 0, 0, width, height);
    });
  } finally {
    bitmap.close();
  }
}

function newCanvas({ width, height }: Size): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  return context;
}

/** Draws as large as fits, and smaller until it has few enough bytes. */
async function pngOf(size: Size, draw: Draw): Promise<string | null> {
  for (let now: Size | null = size; now; ) {
    const context = newCanvas(now);
    draw(context, now);
    const png = await new Promise<Blob | null>((done) => context.canvas.toBlob(done, 'image/png'));
    if (!png) return null;
    const next = smallerPicture(now, png.size);
    if (!next) return dataUrlOf(png);
    now = next;
  }
  return null;
}

const dataUrlOf = (png: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(png);
  });
