const IN_PERSON = 'In person, ';

/** How a signer in person was identified, as the log and the certificate say it. */
export const identifiedInPerson = (how: 'known' | 'photo-id', host: string): string =>
  `${IN_PERSON}${how === 'known' ? 'known to' : 'photo ID checked by'} ${host}`;

/** The same the other way around, from the words that are kept. */
export const howIdentified = (words: string): 'known' | 'photo-id' =>
  words.startsWith(`${IN_PERSON}known to `) ? 'known' : 'photo-id';

/** Whether a recipient’s last session was one in person. */
export const wasIdentifiedInPerson = ({
  identified_by: words,
}: {
  identified_by: string | null;
}): boolean => words?.startsWith(IN_PERSON) === true;
