/**
 * The values that a message takes, read from its ICU text by the type checker:
 * `'{count, plural, one {# home} other {# homes}} in {city}'` takes `{ count: number, city: … }`.
 */
export type MessageValues<Text extends string> = ValuesOf<ReadText<Text, [], never>>;

/** The names of a message's tags: `<terms>…</terms>` is `terms`. */
export type MessageTags<Text extends string> = Text extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | MessageTags<Rest>
  : never;

type Kind = 'plain' | 'number' | 'date' | 'choice';
type Argument = [name: string, kind: Kind];

type ValuesOf<Found extends Argument> = {
  [Name in Found[0]]: ValueOf<Extract<Found, [Name, Kind]>[1]>;
};

/** A name used several times in a text takes a value that suits all of them. */
type ValueOf<Kinds extends Kind> = 'number' extends Kinds
  ? number
  : 'date' extends Kinds
    ? Date
    : 'choice' extends Kinds
      ? string
      : string | number;

/** Text, up to an argument or to the end of its option. `Open` counts open choices. */
type ReadText<
  Text extends string,
  Open extends 0[],
  Found extends Argument,
> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Text extends `${string}}${infer Rest}`
      ? ReadOptions<Rest, Open, Found>
      : Found
    : ReadArgument<After, Open, Found>
  : Text extends `${string}}${infer Rest}`
    ? ReadOptions<Rest, Open, Found>
    : Found;

/** What follows the `{` of an argument. */
type ReadArgument<
  Text extends string,
  Open extends 0[],
  Found extends Argument,
> = Text extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name},${infer Format}`
    ? Format extends ` plural,${string}` | ` selectordinal,${string}`
      ? ReadOptions<AfterFormat<Text>, [...Open, 0], Found | [Name, 'number']>
      : Format extends ` select,${string}`
        ? ReadOptions<AfterFormat<Text>, [...Open, 0], Found | [Name, 'choice']>
        : ReadText<
            Rest,
            Open,
            Found | [Name, Format extends ` number${string}` ? 'number' : 'date']
          >
    : ReadText<Rest, Open, Found | [Head, 'plain']>
  : Found;

type AfterFormat<Text extends string> = Text extends `${string},${string},${infer Options}`
  ? Options
  : '';

/** `one {…} other {…}}`: the next option, or the end of the choice. */
type ReadOptions<
  Text extends string,
  Open extends 0[],
  Found extends Argument,
> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? CloseChoice<Text, Open, Found>
    : ReadText<After, Open, Found>
  : CloseChoice<Text, Open, Found>;

type CloseChoice<
  Text extends string,
  Open extends 0[],
  Found extends Argument,
> = Text extends `${string}}${infer Rest}`
  ? Open extends [0, ...infer Outer extends 0[]]
    ? ReadText<Rest, Outer, Found>
    : Found
  : Found;
