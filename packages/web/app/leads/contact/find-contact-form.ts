import { formStampContext, islandMarkup, siteContext } from '#platform';
import { findTourPerson } from '../find-visit-parts.ts';
import ContactIsland, { type ContactIslandProps } from './contact-island.tsx';

type Asked = Parameters<typeof findTourPerson>[0];
type Person = Awaited<ReturnType<typeof findTourPerson>>;

/** What the contact form starts from: a key, and what a signed-in person need not type again. */
export async function findContactForm(args: Asked) {
  return contactFacts(await findTourPerson(args));
}

/** The contact form as an island, for a page whose script it must not weigh on. */
export async function findContactIsland(
  args: Asked,
  { agent, ...answer }: { agent?: string } & Omit<ContactIslandProps, 'facts'> = {},
): Promise<string> {
  const person = await findTourPerson(args);
  const firm = args.context.get(siteContext).brokerage.name;
  const owner = person?.id ?? '';
  const facts = { ...contactFacts(person), owner, firm, ...(agent && { agent }) };
  return islandMarkup(ContactIsland, { facts, ...answer }, args.context.get(formStampContext));
}

function contactFacts(person: Person) {
  const [first_name = '', ...last] = person?.name.split(' ') ?? [];
  const { email, phone } = person ?? {};
  const known = { first_name, last_name: last.join(' '), email, phone };
  return { formKey: crypto.randomUUID(), known: person ? known : {} };
}
