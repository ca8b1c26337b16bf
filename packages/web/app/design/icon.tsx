const paths = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20.5 20.5',
  phone:
    'M6.2 3.8h3l1.4 4-2 1.6a12 12 0 0 0 6 6l1.6-2 4 1.4v3c0 1-.8 1.7-1.8 1.6C10.9 18.8 5.2 13.1 4.6 5.6c-.1-1 .6-1.8 1.6-1.8Z',
  message: 'M4 5.5h16v11H9.5L5.5 20v-3.5H4z',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  bell: 'M6 16.5h12l-1.5-2.500V10a4.5 4.5 0 0 0-9 0v4zM10.5 19a1.600 1.600 0 0 0 3 0',
  away: 'M9 5.5H5.5v13h13V15M13 4.5h6.5V11M19 5l-8 8',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  key: 'M8 15.5a4.5 4.5 0 1 1 4-6.5h8.5v3.5h-2.5v2.5h-3.5v-2.5H12a4.5 4.5 0 0 1-4 3Zm0-4.5h.01',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.700M6.300 7.700A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.300-1.100',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'M6 9.5l6 6 6-6',
  left: 'M14.5 5.5 8 12l6.5 6.5',
  right: 'M9.5 5.5 16 12l-6.5 6.5',
  sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.7v4.6M9 14.7v4.6',
  photos: 'M4 6.5h16v11H4zM4.5 16l4.5-4.5 4 4 2.5-2.5 4 4M15.5 9.8h.01',
  print: 'M7 8.500V4h10v4.500M7 17.500H4v-9h16v9h-3M7 14.500h10V20H7z',
  calendar: 'M4.5 6h15v13.5h-15zM4.5 10h15M8.5 3.5V7M15.5 3.5V7',
  map: 'M9 5 3.5 7v12L9 17l6 2 5.5-2V5L15 7zM9 5v12M15 7v12',
  list: 'M8.5 6.5h12M8.5 12h12M8.5 17.5h12M4 6.5h.01M4 12h.01M4 17.5h.01',
  pen: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5 17.5 10',
  radius: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 12h8.5M12 12h.01',
  pin: 'M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  heart: 'M12 20S4 15.2 4 9.5a4.3 4.3 0 0 1 8-2.2 4.3 4.3 0 0 1 8 2.2C20 15.2 12 20 12 20Z',
  dislike: 'M8 4.5h8.5l3 8H14l1 5.5-2 1.5-5-6.5zM4.5 4.5H8V13H4.5z',
  note: 'M12 8v5M12 16.4v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  any: 'M3.5 11.5 9 7l5.5 4.5M5 10.5V18h8v-7.5M13 18h6.5v-9L15.5 6 12 8.6',
  house: 'M3.5 11.5 12 4.5l8.5 7M6 9.5V19.5h12V9.5M10 19.5v-5.5h4v5.5',
  townhouse:
    'M3.5 19.5V9l4.25-4L12 9v10.5zM12 9l4.25-4 4.25 4v10.5H12M6.5 19.5V15h2.5v4.5M15 19.5V15h2.5v4.5',
  condo:
    'M5.5 19.5v-15h9v15zM14.5 9h4v10.5h-4M8.5 8h.01M11.5 8h.01M8.5 11.5h.01M11.5 11.5h.01M8.5 15h3v4.5',
  villa:
    'M3 12.5 8 8.5l5 4v7H3zM13 12.5h7.5v7H13M10.5 10.5 14 8l7.5 4M6.5 19.5V15h3v4.5M16 15.5h2.5',
  luxury: 'M7 5h10l3.5 4.5L12 19.5 3.5 9.5zM3.5 9.5h17M9.5 9.5 12 19M14.5 9.5 12 19',
  'multi-family':
    'M4 19.5V7l8-3 8 3v12.5zM8 10.5h2M14 10.5h2M8 14.5h2M14 14.5h2M11 19.5v-2.5h2v2.5',
  land: 'M3 18.5c4-5 6-5 9-2.5s5 2 9-3M6.5 11V5.5M4.5 8.5 6.5 5l2 3.5zM16 11V6.5',
  waterfront:
    'M3 15c1.5 0 1.5 1.2 3 1.2S7.5 15 9 15s1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2 1.5-1.2 3-1.2M3 19c1.5 0 1.5 1.2 3 1.2S7.5 19 9 19s1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2 1.5-1.2 3-1.2M6 11.5V8.5l6-4.5 6 4.5v3',
  pool: 'M3 16.5c1.5 0 1.5 1.2 3 1.2s1.5-1.2 3-1.2 1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2 1.5-1.2 3-1.2M8 14.5V6.5a2 2 0 0 1 4 0M15 14.5V6.5a2 2 0 0 1 4 0M8 10.5h7',
  equestrian:
    'M6.5 20c0-5 1-7 3.5-9L8.5 8l3-1V4l2 2.5c3.5 1 5 4 5 6.5l-2 1.5-2.5-2c-2.5.5-2.5 3-1.5 7.5',
  'golf-course': 'M10 18V4l7 3.5-7 3.5M6 19.5c2-1.5 8-1.5 11 0',
  farm: 'M4 19.5V11l4-5.5L12 11v8.5zM6.5 19.5v-4h3v4M15 19.5V8.5a2.5 2.5 0 0 1 5 0v11zM15 11.5h5',
} as const;

export type IconName = keyof typeof paths;

/** All drawings there are. */
export const iconNames = Object.keys(paths) as IconName[];

/** A line drawing beside a text that says the same: hidden from readers of the page's text. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
