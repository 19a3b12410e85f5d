import { Link } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { Logo } from '#src/ui/logo.tsx';

export function HomeLink({ className = '' }: { className?: string }) {
  return (
    <Link
      to={paths.feed}
      className={`display inline-flex min-h-11 items-center gap-3 text-[1.875rem] font-black whitespace-nowrap no-underline ${className}`}
    >
      <Logo className="size-10 text-leather-ink" />
      <span className="pt-1">{env.productName}</span>
    </Link>
  );
}
