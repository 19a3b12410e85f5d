import { auth } from './auth.ts';

/** Fetches a fresh token for the next requests. @returns false without a connection, or when the login has ended */
export async function refreshToken(): Promise<boolean> {
  try {
    await auth.currentUser?.getIdToken(true);
    return true;
  } catch {
    return false;
  }
}
