import { classNames } from '#src/lib/class-names.ts';
import { copy } from './copy.ts';

export function VerifiedBadge({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      role="img"
      aria-label={copy.verified}
      className={classNames('inline text-brass-text', className)}
    >
      <path
        fill="currentColor"
        d="M12 0l3 3.3 4.3-.8 1 4.3L24 9l-1.8 4 1.3 4.2-4 1.7-1.2 4.3-4.3-.7L12 24l-3.3-2.1-4.2.6-1.3-4.2-3.9-1.7L.9 12.6 0 9l3.3-2.2 1-4.3 4.4.8z"
      />
      <path
        fill="none"
        stroke="var(--color-surface)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M7.2 12.4l3.2 3.1 6.2-6.6"
      />
    </svg>
  );
}
