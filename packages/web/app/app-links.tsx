import { tokenColors } from '#design';
import { PREFIX } from '#platform';

/** What browsers read to install the site as an app (paper 72). */
export function AppLinks() {
  const { light, dark } = tokenColors('spruce-deep');
  return (
    <>
      <link rel="manifest" href={`${PREFIX}/manifest.webmanifest`} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}
