import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { formatMessage } from './format-message.ts';
import type { MessageTags, MessageValues } from './message-values.ts';

/**
 * A message of a catalog: called with the values its ICU text names, it returns the finished text.
 */
export type Message<Text extends string> = Say<Text> & {
  /** The ICU text. */
  readonly text: Text;
};

type Say<Text extends string> = [MessageTags<Text>] extends [never]
  ? [keyof MessageValues<Text>] extends [never]
    ? () => string
    : (values: MessageValues<Text>) => string
  : <Part>(
      values: MessageValues<Text> & Record<MessageTags<Text>, (inner: (string | Part)[]) => Part>,
    ) => string | Part | (string | Part)[];

/**
 * A catalog: ICU texts by name. Node reads the texts as they are. The web build compiles each
 * message into the code that uses it, so a page only gets its own messages (docs/messages.md).
 */
export function defineMessages<const Texts extends Record<string, string>>(
  texts: Texts,
): { readonly [Name in keyof Texts]: Message<Texts[Name]> } {
  const messages = Object.entries(texts).map(([name, text]) => [name, messageOf(text)]);
  return Object.fromEntries(messages);
}

function messageOf(text: string) {
  let compiled: CompiledMessage | null = null;
  const say = (values?: Record<string, string | number | Date>) => {
    compiled ??= compile(text);
    return formatMessage(compiled, values);
  };
  return Object.assign(say, { text });
}
