import { describe, expect, it } from 'vitest';
import { contrastOf, schemes } from '../../../../test/token-colors.ts';
import { cssVariablesResolver, officeTheme } from './theme.ts';

const kit = cssVariablesResolver(officeTheme() as never);

describe.each(schemes)('the kit in the %s scheme', (scheme) => {
  const colorOf = (name: string) => String(kit[scheme][`--mantine-color-${name}`]);
  const contrast = (text: string, ground: string) =>
    contrastOf(colorOf(text), colorOf(ground), scheme);

  it.each(['text', 'placeholder', 'dimmed', 'anchor', 'error', 'success'])(
    '%s is readable on its ground',
    (text) => {
      expect(contrast(text, 'body')).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['default-color', 'default-border'])(
    '%s stands out from a button, also when pointed at',
    (part) => {
      const least = part === 'default-color' ? 4.5 : 3;
      for (const ground of ['default', 'default-hover']) {
        expect(contrast(part, ground)).toBeGreaterThanOrEqual(least);
      }
    },
  );

  it('a disabled control can still be read', () => {
    expect(contrast('disabled-color', 'disabled')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['spruce', 'good', 'warn', 'bad', 'quiet'])('%s is readable light and filled', (role) => {
    expect(contrast(`${role}-light-color`, `${role}-light`)).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['filled', 'filled-hover']) {
      const onFilled = contrastOf('var(--on-spruce)', colorOf(`${role}-${ground}`), scheme);
      expect(onFilled).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['spruce', 'warn', 'bad', 'quiet'])('%s is readable when pointed at', (role) => {
    for (const ground of ['light-hover', 'outline-hover']) {
      expect(contrast(`${role}-light-color`, `${role}-${ground}`)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('no dialog closes by a click beside it', () => {
  for (const name of ['Modal', 'Drawer']) {
    expect(officeTheme().components?.[name]?.defaultProps).toMatchObject({
      closeOnClickOutside: false,
    });
  }
});
