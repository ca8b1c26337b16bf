import {
  Checkbox,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import { shellMessages } from '../messages/shell.ts';

/** The roles of tokens.css that components take as colors. */
const roles = ['spruce', 'wheat', 'good', 'warn', 'bad', 'quiet'] as const;

const tupleOf = (role: string) => Array(10).fill(`var(--${role})`) as unknown as MantineColorsTuple;

/** A dialog closes with its button and Escape; its header isn't the page's banner. */
const dialogProps = () => ({
  closeOnClickOutside: false,
  closeButtonProps: { 'aria-label': shellMessages.close() },
  attributes: { header: { role: 'none' } },
});

/** Choices open by a click, typing or an arrow: Escape in the first field closes a drawer. */
const choiceProps = { openOnFocus: false };

/** The component library's theme. It names tokens, so both color schemes use the same roles. */
export const officeTheme = () =>
  createTheme({
    primaryColor: 'spruce',
    primaryShade: 6,
    colors: Object.fromEntries(roles.map((role) => [role, tupleOf(role)])),
    fontFamily: 'var(--font-sans)',
    fontSizes: {
      xs: 'var(--text-14)',
      sm: 'var(--text-14)',
      md: 'var(--text-16)',
      lg: 'var(--text-18)',
      xl: 'var(--text-22)',
    },
    headings: {
      fontFamily: 'var(--font-serif)',
      fontWeight: '480',
      sizes: {
        h1: { fontSize: 'var(--text-28)', lineHeight: '1.15' },
        h2: { fontSize: 'var(--text-22)', lineHeight: '1.2' },
        h3: { fontSize: 'var(--text-18)', lineHeight: '1.25' },
      },
    },
    defaultRadius: 'sm',
    radius: { sm: 'var(--radius-input)', md: 'var(--radius-card)' },
    spacing: {
      xs: 'var(--space-2)',
      sm: 'var(--space-3)',
      md: 'var(--space-4)',
      lg: 'var(--space-6)',
      xl: 'var(--space-8)',
    },
    shadows: { xs: 'var(--shadow)', sm: 'var(--shadow)', md: 'var(--shadow)', xl: 'var(--shadow)' },
    respectReducedMotion: true,
    cursorType: 'pointer',
    variantColorResolver: (input) => {
      const colors = defaultVariantColorsResolver(input);
      return input.variant === 'filled' ? { ...colors, color: 'var(--on-spruce)' } : colors;
    },
    components: {
      InputClearButton: { defaultProps: { size: 24 } },
      Checkbox: Checkbox.extend({ defaultProps: { iconColor: 'var(--on-spruce)' } }),
      Drawer: { defaultProps: dialogProps() },
      Menu: { defaultProps: { withInitialFocusPlaceholder: false, withinPortal: false } },
      Modal: { defaultProps: { ...dialogProps(), centered: true } },
      MultiSelect: { defaultProps: choiceProps },
      Select: { defaultProps: choiceProps },
      Tooltip: { defaultProps: { withArrow: true, openDelay: 250 } },
    },
  });

const variables = {
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-body': 'var(--card)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-success': 'var(--good)',
  '--mantine-color-placeholder': 'var(--quiet)',
  '--mantine-color-anchor': 'var(--spruce)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--spruce-wash)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-dimmed': 'var(--quiet)',
  '--mantine-color-disabled': 'var(--skeleton)',
  '--mantine-color-disabled-color': 'var(--quiet)',
  '--mantine-color-disabled-border': 'var(--line)',
  ...Object.fromEntries(roles.flatMap((role) => Object.entries(familyOf(role)))),
};

/** The component library's two gray scales, from background to text. */
const grays: [light: number, dark: number, role: string][] = [
  [0, 8, 'paper'],
  [1, 6, 'spruce-wash'],
  [2, 5, 'skeleton'],
  [3, 9, 'line'],
  [4, 4, 'line-strong'],
  [5, 3, 'quiet'],
  [6, 2, 'quiet'],
  [7, 1, 'ink'],
  [8, 0, 'ink'],
  [9, 7, 'ink'],
];

/** Where the dark scale is used differently from the light one: backgrounds and hovers. */
const darkRoles: Readonly<Record<number, string>> = { 4: 'line', 7: 'card' };

const grayVariables = (scheme: 'light' | 'dark') =>
  Object.fromEntries(
    grays.map(([light, dark, role]) =>
      scheme === 'light'
        ? [`--mantine-color-gray-${light}`, `var(--${role})`]
        : [`--mantine-color-dark-${dark}`, `var(--${darkRoles[dark] ?? role})`],
    ),
  );

function familyOf(role: string): Record<string, string> {
  const mixed = (share: number, ground: string) =>
    `color-mix(in srgb, var(--${role}) ${share}%, var(--${ground}))`;
  const name = `--mantine-color-${role}`;
  return {
    [`${name}-text`]: `var(--${role})`,
    [`${name}-filled`]: `var(--${role})`,
    [`${name}-filled-hover`]: mixed(86, 'ink'),
    [`${name}-light`]: mixed(6, 'card'),
    [`${name}-light-hover`]: mixed(13, 'card'),
    [`${name}-light-color`]: `var(--${role})`,
    [`${name}-outline`]: `var(--${role})`,
    [`${name}-outline-hover`]: mixed(8, 'card'),
  };
}

/** Sets the component library's own variables to the tokens in both color schemes. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...variables, ...grayVariables('light') },
  dark: { ...variables, ...grayVariables('dark') },
});
