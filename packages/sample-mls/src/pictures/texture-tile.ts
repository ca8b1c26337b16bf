/**
 * A square seamless texture with its smaller copies. Three bytes a texel:
 * brightness (128 is 1), share of the second colour, share of the third.
 */
export type Tile = { levels: Level[] };

/** One copy of a tile; `words` are its bytes, four at a time. */
export type Level = { size: number; data: Uint8Array; words: Int32Array };

export type Texel = [brightness: number, second: number, third: number];

const byte = (v: number) => (v <= 0 ? 0 : v >= 1 ? 255 : Math.round(v * 255));

/** Makes a tile by asking `texel` for each point; u and v run from 0 to 1. */
export function makeTile(size: number, texel: (u: number, v: number) => Texel): Tile {
  const data = new Uint8Array(size * size * 4);
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      const [light, second, third] = texel((i + 0.5) / size, (j + 0.5) / size);
      const at = (j * size + i) * 4;
      data[at] = byte(light * 0.5);
      data[at + 1] = byte(second);
      data[at + 2] = byte(third);
    }
  }
  const levels = [levelOf(size, data)];
  while (levels.at(-1)!.size > 2) levels.push(halve(levels.at(-1)!));
  return { levels };
}

const levelOf = (size: number, data: Uint8Array): Level => ({
  size,
  data,
  words: new Int32Array(data.buffer),
});

function halve(level: Level): Level {
  const size = level.size >> 1;
  const data = new Uint8Array(size * size * 4);
  const from = level.data;
  const stride = level.size * 4;
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      const a = j * 2 * stride + i * 8;
      for (let c = 0; c < 3; c++) {
        const sum =
          from[a + c]! + from[a + 4 + c]! + from[a + stride + c]! + from[a + stride + 4 + c]!;
        data[(j * size + i) * 4 + c] = (sum + 2) >> 2;
      }
    }
  }
  return levelOf(size, data);
}

const made = new Map<string, Tile>();

/** Makes a tile at its first use and keeps it for the life of the process. */
export function tileOnce(name: string, make: () => Tile): Tile {
  let tile = made.get(name);
  if (!tile) {
    tile = make();
    made.set(name, tile);
  }
  return tile;
}
