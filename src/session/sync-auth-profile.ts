import { getDisplayName, type User } from '#src/domain/user.ts';
import { reportError } from '#src/lib/log.ts';
import { isInside, type SessionState } from './session-state.ts';
import { useSessionStore } from './session-store.ts';

async function updateAuthProfile({ photo_url, ...own }: User): Promise<void> {
  const authUser = await import('#src/data/auth/auth-user.ts');
  await authUser.updateAuthProfile(getDisplayName(own), photo_url);
}

const hasSameProfile = (own: User, previous: User) =>
  own.id === previous.id &&
  own.photo_url === previous.photo_url &&
  getDisplayName(own) === getDisplayName(previous);

const isLogin = (state: SessionState) => state.status === 'loading' && state.isUserInitiated;

export function syncAuthProfile(): () => void {
  return useSessionStore.subscribe((state, previous) => {
    if (!isInside(state)) return;
    const isChanged = isInside(previous) ? !hasSameProfile(state.own, previous.own) : isLogin(previous);
    if (isChanged) updateAuthProfile(state.own).catch(reportError);
  });
}
