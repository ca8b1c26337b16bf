import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { formatMessage } from './format-message.ts';
import { type Language, language } from './language.ts';
import type { MessageTags, MessageValues } from './message-values.ts';

/**
 * A message of a catalog: called with the values its ICU text names, it returns the finished text.
 */
export type Message<Text extends string> = Say<Text> & {
  /** The ICU text. */
  readonly text: Text;
  /** The same in Spanish, of a catalog that has it. */
  readonly spanish: string | undefined;
};

type Say<Text extends string> = [MessageTags<Text>] extends [never]
  ? [keyof MessageValues<Text>] extends [never]
    ? () => string
    : (values: MessageValues<Text>) => string
  : <Part>(
      values: MessageValues<Text> & Record<MessageTags<Text>, (inner: (string | Part)[]) => Part>,
    ) => string | Part | (string | Part)[];

type Texts = Readonly<Record<string, string>>;

/** What a Spanish catalog has to be: the same names, and texts that take the same values. */
type Translated<English extends Texts, Spanish> = {
  readonly [Name in keyof English]: Name extends keyof Spanish
    ? IsSame<English[Name], Spanish[Name]> extends true
      ? string
      : { textWithTheValuesOf: English[Name] }
    : string;
} & { readonly [Name in Exclude<keyof Spanish, keyof English>]: never };

type IsSame<English extends string, Spanish> = Spanish extends string
  ? [keyof MessageValues<English>, MessageTags<English>] extends [
      keyof MessageValues<Spanish>,
      MessageTags<Spanish>,
    ]
    ? [keyof MessageValues<Spanish>, MessageTags<Spanish>] extends [
        keyof MessageValues<English>,
        MessageTags<English>,
      ]
      ? MessageValues<English> extends MessageValues<Spanish>
        ? true
        : false
      : false
    : false
  : false;

type Catalog<English extends Texts> = {
  readonly [Name in keyof English]: Message<English[Name]>;
};

/**
 * A catalog: ICU texts by name, after the Spanish ones from the file beside it (`messages.es.ts`).
 * Node reads the texts as they are. The web build compiles each message into the code that uses
 * it, so a page only gets its own messages (docs/messages.md).
 */
export function defineMessages<const English extends Texts>(texts: English): Catalog<English>;
export function defineMessages<const Spanish extends Texts, const English extends Texts>(
  spanish: Spanish & Translated<English, Spanish>,
  texts: English,
): Catalog<English>;
export function defineMessages(first: Texts, second?: Texts): Catalog<Texts> {
  const [spanish, texts] = second ? [first, second] : [undefined, first];
  const messages = Object.entries(texts).map(([name, text]) => [
    name,
    messageOf(text, spanish?.[name]),
  ]);
  return Object.fromEntries(messages);
}

function messageOf(text: string, spanish: string | undefined) {
  const compiled: Partial<Record<Language, CompiledMessage>> = {};
  const say = (values?: Record<string, string | number | Date>) => {
    const into = spanish === undefined ? 'en' : language();
    compiled[into] ??= compile(into === 'es' && spanish !== undefined ? spanish : text);
    return formatMessage(compiled[into], values);
  };
  return Object.assign(say, { text, spanish });
}
