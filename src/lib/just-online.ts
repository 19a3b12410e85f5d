const recoveryMs = 10_000;

let lastOnline = -Infinity;
globalThis.addEventListener?.('online', () => (lastOnline = performance.now()));

/** Whether a connection has just come back: it may still fail for a moment, and what failed before is only shown now. */
export const isJustOnline = () => performance.now() - lastOnline < recoveryMs;
