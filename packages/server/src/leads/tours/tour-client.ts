import { namePeople } from '#accounts';
import { findEmailHome, presentEmailHome } from '#listings';
import { type EmailHome, inLanguage, type MailSettings, type Queryable } from '#platform';
import type { TourRow } from './tour-state-store.ts';

/** What emails to a tour's client say besides the tour. */
export interface TourClient {
  /** First name of the account, if they were signed in: what a visitor typed isn't repeated. */
  name: string | null;
  /** Null once its page may not be shown. */
  home: EmailHome | null;
}

type Asked = Pick<TourRow, 'person_id' | 'mls_number' | 'language'>;

/** Writes to a tour's client, in the language of the page on which they asked. */
export async function writeToClient<Result>(
  settings: MailSettings,
  tx: Queryable,
  { person_id: personId, mls_number: number, language }: Asked,
  write: (client: TourClient) => Result | Promise<Result>,
): Promise<Result> {
  const row = await findEmailHome(tx, number);
  const person = personId ? (await namePeople(tx, [personId])).get(personId) : undefined;
  return inLanguage(language, async () =>
    write({
      name: person?.firstName ?? null,
      home: row && presentEmailHome(settings, row),
    }),
  );
}
