// The device has one clock, and data and domain read it alike.
let offsetMs = 0;

/** A smaller offset comes from the way of an answer, and from servers that send whole seconds. */
const minOffsetMs = 60_000;

/** @param serverTime that of the server when the device had `deviceTime`, in milliseconds since the epoch */
export function setClock(serverTime: number, deviceTime: number): void {
  const difference = serverTime - deviceTime;
  offsetMs = Math.abs(difference) < minOffsetMs ? 0 : difference;
}

/** In milliseconds since the epoch by the server's clock, once that is known: the device's may be days off. */
export const getNow = (): number => Date.now() + offsetMs;
