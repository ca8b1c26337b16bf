/** The brokerage's mark if it has no logo: a gable over the prairie's horizon. */
export function BrandMark({ size = 36 }: { size?: number }) {
  return (
    <svg viewBox="0 0 36 36" width={size} height={size} aria-hidden="true" focusable="false">
      <circle cx="18" cy="18" r="17" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M9.5 18.5 18 10.5l8.5 8M12.5 16v6.5M23.5 16v6.5M18 22.5v-5"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        d="M4 23h28M7 26.5c7-2 15-2 22 0M11.5 30c4.5-1.200 8.5-1.200 13 0"
      />
    </svg>
  );
}
