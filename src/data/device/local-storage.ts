/** What is stored under a key as JSON; undefined when there is nothing, it cannot be read, or storage is denied. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON; does nothing when storage is denied or full. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // storage is disabled
  }
}

/** Deletes what is stored under a key. */
export function deleteStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // storage is disabled
  }
}

/** Where Firebase Auth keeps the session. */
const sessionPrefix = 'firebase:authUser:';

/** Deletes all that is stored, except the session. */
export function clearStored(): void {
  Object.keys(localStorage)
    .filter((key) => !key.startsWith(sessionPrefix))
    .forEach(deleteStored);
}
