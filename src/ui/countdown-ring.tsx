/** How long an end card waits before it goes on, in seconds. */
export const secondsToNext = 5;

/** How much of the wait is left. The card says once what runs here, and no name changes every second. */
export function CountdownRing({ seconds }: { seconds: number }) {
  return (
    <span
      aria-hidden="true"
      className="numeral relative -my-1 grid size-8 place-items-center pt-[0.1em] text-lg"
    >
      {seconds}
      <svg viewBox="0 0 32 32" className="absolute inset-0 -rotate-90 fill-none stroke-current stroke-[3]">
        <circle
          cx="16"
          cy="16"
          r="14"
          pathLength={secondsToNext}
          strokeDasharray={`${seconds} ${secondsToNext}`}
        />
      </svg>
    </span>
  );
}
