import { signOut, type Auth } from 'firebase/auth';
import { isObject } from '#src/domain/field-readers.ts';

const storedUserPrefix = 'firebase:authUser:';

function readRefreshToken(storedUser: string): unknown {
  const user: unknown = JSON.parse(storedUser);
  const tokens = isObject(user) ? user['stsTokenManager'] : undefined;
  return isObject(tokens) ? tokens['refreshToken'] : undefined;
}

/**
 * Signs out when another tab ends the session while this one restores it: the SDK (`initializeCurrentUser` in
 * @firebase/auth 1.13) would store the user again, which signs in every tab. A session that is newer than the ended one
 * stays.
 */
export function endWithOtherTabs(auth: Auth): void {
  const handleStorage = async ({ key, oldValue, newValue }: StorageEvent) => {
    if (!key?.startsWith(storedUserPrefix) || oldValue === null || newValue !== null) return;
    await auth.authStateReady();
    if (auth.currentUser?.refreshToken === readRefreshToken(oldValue)) await signOut(auth);
  };
  window.addEventListener('storage', (event) => void handleStorage(event));
}
