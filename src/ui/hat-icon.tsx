interface HatIconProps {
  isFilled?: boolean;
  className?: string;
}

/** A cowboy hat from the front, in the style of the other icons. */
export function HatIcon({ isFilled = false, className }: HatIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path
        d="M6.5 15.5 7.8 6.4C8.1 4 10 3.4 12 5.4c2-2 3.9-1.4 4.2 1l1.3 9.1"
        className={isFilled ? 'fill-current' : undefined}
      />
      <path d="M1.5 11.5C3 15.5 7 16 12 16s9-.5 10.5-4.5c0 5-4.5 8-10.5 8s-10.5-3-10.5-8Z" />
    </svg>
  );
}
