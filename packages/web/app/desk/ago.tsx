import { agoText, instantText } from '#platform';

/** How long ago an instant was; the instant itself on hover. */
export function Ago({ at }: { at: string }) {
  return (
    <time dateTime={at} title={instantText(at)}>
      {agoText(at, new Date())}
    </time>
  );
}
