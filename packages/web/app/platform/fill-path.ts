/** A path of the contract with its parameters in place: `users/{id}` to `users/42`. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} wants ${name}`);
    return encodeURIComponent(value);
  });
}
