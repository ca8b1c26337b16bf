/** The first letters of the words of a name, at most four. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/u).filter((word) => /^\p{L}/u.test(word));
  return words
    .slice(0, 4)
    .map((word) => (/^\p{L}\p{M}*/u.exec(word)?.[0] ?? '').toUpperCase())
    .join('');
}
