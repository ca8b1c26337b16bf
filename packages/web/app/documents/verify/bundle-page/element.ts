/** An element with attributes, and text or elements in it. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  inside: string | readonly Node[] = [],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (typeof inside === 'string') made.textContent = inside;
  else made.append(...inside);
  return made;
}
