import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { paths } from '#src/config/paths.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import { SwitchBackButton } from '#src/features/accounts/switch-back-button.tsx';
import { copy } from './copy.ts';

/** While somebody acts for another account: on every page, so that nothing is posted in the wrong name. */
export function ActingBar({ selected }: { selected: User }) {
  return (
    <section
      aria-label={copy.actingBar.label}
      className="sticky top-16 z-9 flex min-h-11 flex-wrap items-center justify-center gap-x-4 bg-denim-wash px-(--gutter) text-sm text-denim-text shadow-1 shell:top-0"
    >
      <p className="flex min-w-0 items-center gap-2 py-1">
        <ArrowLeftRight aria-hidden="true" className="size-4.5 shrink-0" />
        <span className="line-clamp-2 wrap-anywhere">
          {copy.actingBar.actingAs} <b className="font-bold">{getDisplayName(selected)}</b>
        </span>
      </p>
      <SwitchBackButton to={paths.feed}>{copy.actingBar.switchBack}</SwitchBackButton>
    </section>
  );
}
