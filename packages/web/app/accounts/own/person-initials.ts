/** The first letters of a person's names, as whole characters: "JE". */
export function personInitials(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .flatMap((name) => [...name.trim()].slice(0, 1))
    .join('')
    .toUpperCase();
}
