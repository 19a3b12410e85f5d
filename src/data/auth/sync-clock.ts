import type { User } from 'firebase/auth';
import { createReader, readInteger } from '#src/domain/field-readers.ts';
import { setClock } from '#src/lib/clock.ts';
import { parseTimestamp } from '#src/lib/parse-dates.ts';

/** When the token expires by the device's clock, as the SDK stores it with the session. */
const readSession = createReader({ stsTokenManager: createReader({ expirationTime: readInteger }) });

/** Learns how far the device's clock is off: the end of a token is known by the clocks of both sides. Never rejects. */
export async function syncClock(user: User): Promise<void> {
  const token = await user.getIdTokenResult().catch(() => undefined);
  const { expirationTime } = readSession(user.toJSON()).stsTokenManager;
  if (token && expirationTime > 0) setClock(parseTimestamp(token.expirationTime) * 1000, expirationTime);
}
