import type { ComponentType, ReactNode } from 'react';
import { getDisplayName } from '#src/domain/user.ts';
import { useAccount } from '#src/session/use-account.ts';
import { copy } from './copy.ts';

export type SwitchBackButton = ComponentType<{ to: string; children: ReactNode }>;

interface OwnAccountNoteProps {
  /** The path of the page about the own account. */
  to: string;
  SwitchBackButton: SwitchBackButton;
}

/** While somebody acts for another account: its notification leads to a page that is only about the own one (D6). */
export function OwnAccountNote({ to, SwitchBackButton }: OwnAccountNoteProps) {
  const { own, selected } = useAccount();
  if (own.id === selected.id) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 pb-2 pl-15 text-sm text-ink-2">
      {copy.ownAccount.note(getDisplayName(selected))}
      <SwitchBackButton to={to}>{copy.ownAccount.switchTo(getDisplayName(own))}</SwitchBackButton>
    </p>
  );
}
