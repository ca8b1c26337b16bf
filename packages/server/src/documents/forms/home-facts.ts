export type HomeFacts = Readonly<Record<string, string | number | boolean | null>>;
