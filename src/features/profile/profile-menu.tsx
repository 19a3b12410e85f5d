import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { getDisplayName, type User } from '#src/domain/user.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { blockAccountMutation, blockedIdsQuery, unblockAccountMutation } from '#src/queries/block-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { MenuButton } from '#src/ui/menu-button.tsx';
import { copy } from './copy.ts';

function useBlock(user: User) {
  const { own } = useAccount();
  const client = useQueryClient();
  const { data: blockedIds } = useQuery(blockedIdsQuery(own.id));
  const block = useMutation(blockAccountMutation(client, own.id));
  const unblock = useMutation(unblockAccountMutation(client, own.id));
  const name = getDisplayName(user);
  const run = async (mutation: typeof block, success: string, failure: string) => {
    try {
      await mutation.mutateAsync(user.id);
      showAlert('success', success);
    } catch (error) {
      showAlert('error', `${failure} ${getErrorMessage(error)}`);
    }
  };
  return {
    isBlocked: blockedIds?.includes(user.id) ?? false,
    hasAccess: own.user_access[user.id] === true,
    block: () => run(block, copy.menu.blocked(name), copy.menu.blockFailed(name)),
    unblock: () => run(unblock, copy.menu.unblocked(name), copy.menu.unblockFailed(name)),
  };
}

/** Blocks or unblocks another account on its profile page. */
export function ProfileMenu({ user }: { user: User }) {
  const { isBlocked, hasAccess, block, unblock } = useBlock(user);
  const [isConfirming, setIsConfirming] = useState(false);
  const name = isBlocked ? copy.menu.unblock : copy.menu.block;
  const handleSelect = () => (isBlocked ? void unblock() : setIsConfirming(true));
  const handleConfirm = async () => {
    await block();
    setIsConfirming(false);
  };
  return (
    <>
      <MenuButton
        label={copy.menu.label(getDisplayName(user))}
        className="px-3"
        items={[{ name, icon: <Ban aria-hidden="true" />, isDestructive: !isBlocked }]}
        onSelect={handleSelect}
      >
        <Ellipsis aria-hidden="true" className="size-6" />
        <span className="sr-only">{copy.menu.label(getDisplayName(user))}</span>
      </MenuButton>
      {isConfirming && (
        <ConfirmDialog
          copy={{
            ...copy.blockDialog,
            title: copy.blockDialog.title(getDisplayName(user)),
            text: (
              <>
                {copy.blockDialog.text} {hasAccess && copy.blockDialog.keepsAccess}
              </>
            ),
          }}
          onConfirm={handleConfirm}
          onCancel={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}
