/** A line as it was drawn, as `signature_pad` has it. */
export interface Stroke {
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly dotSize: number;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Moves and scales lines; their width is scaled, too. */
export function transformStrokes<Given extends Stroke>(
  strokes: readonly Given[],
  { scale, x, y }: { scale: number; x: number; y: number },
): Given[] {
  return strokes.map((stroke) => ({
    ...stroke,
    minWidth: stroke.minWidth * scale,
    maxWidth: stroke.maxWidth * scale,
    dotSize: stroke.dotSize * scale,
    points: stroke.points.map((point) => ({
      ...point,
      x: point.x * scale + x,
      y: point.y * scale + y,
    })),
  }));
}

/** Fits what was drawn on one pad into another, in its middle, without changing its shape. */
export function fitStrokes<Given extends Stroke>(
  strokes: readonly Given[],
  from: Size,
  to: Size,
): Given[] {
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const x = (to.width - from.width * scale) / 2;
  const y = (to.height - from.height * scale) / 2;
  return transformStrokes(strokes, { scale, x, y });
}

/** What a picture of lines is cut to, with room for their width. Null if there is no point. */
export function boundsOf(strokes: readonly Stroke[]) {
  const points = strokes.flatMap((stroke) => {
    const room = Math.max(stroke.maxWidth, stroke.dotSize) + 2;
    return stroke.points.map(({ x, y }) => ({ x, y, room }));
  });
  if (points.length === 0) return null;
  const left = Math.min(...points.map(({ x, room }) => x - room));
  const top = Math.min(...points.map(({ y, room }) => y - room));
  const right = Math.max(...points.map(({ x, room }) => x + room));
  const bottom = Math.max(...points.map(({ y, room }) => y + room));
  return { left, top, width: right - left, height: bottom - top };
}
