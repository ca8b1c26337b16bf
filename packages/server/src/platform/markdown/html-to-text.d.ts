declare module 'html-to-text' {
  export function convert(
    html: string,
    options: {
      wordwrap: false;
      selectors: readonly { selector: string; options: Record<string, unknown> }[];
    },
  ): string;
}
