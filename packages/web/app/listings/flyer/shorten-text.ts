/** A text of at most `most` characters, cut after a word, with an ellipsis where it was cut. */
export function shortenText(text: string, most: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= most) return whole;
  const cut = whole.slice(0, most - 1);
  const end = whole[most - 1] === ' ' ? most - 1 : cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}
