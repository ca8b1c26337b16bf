/** What staff may write in one text message, without the brokerage's name that is added. */
export const TEXT_MAX = 600;

/** The most segments a text goes out in. */
export const TEXT_SEGMENTS_MAX = 6;

/** GSM 03.38: the characters of a text in seven bits, and those that take two places. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('\f^{}\\[~]|€');

/** How many segments a phone network sends a text in; each is paid for. */
export function textSegments(text: string): number {
  const letters = [...text];
  if (!letters.every((letter) => basic.has(letter) || extended.has(letter))) {
    return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
  }
  const places = letters.length + letters.filter((letter) => extended.has(letter)).length;
  return places <= 160 ? 1 : Math.ceil(places / 153);
}
