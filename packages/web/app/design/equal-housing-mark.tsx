import { designMessages } from './messages.ts';

/** The Equal Housing Opportunity mark: a house with an equals sign. */
export function EqualHousingMark({ size = 40 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 40 40"
      width={size}
      height={size}
      role="img"
      aria-label={designMessages.equalHousing()}
    >
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M20 3 2 13v6h3v18h30V19h3v-6zm0 5.2 10.5 5.800V32.5h-21V14zM14.5 17h11v4h-11zm0 7h11v4h-11z"
      />
    </svg>
  );
}
