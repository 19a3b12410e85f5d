import { languageKey } from '#src/languages/language-choice.ts';

/** Where storage is denied or full, what is stored lasts as long as the page. */
const memory = new Map<string, string>();

/** What is stored under a key as JSON; undefined when there is nothing, or it cannot be read. */
export function readStored(key: string): unknown {
  try {
    const text = memory.get(key) ?? localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON. */
export function writeStored(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** Deletes what is stored under a key. */
export function deleteStored(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // storage is disabled
  }
}

/** Where Firebase Auth keeps the session. */
const sessionPrefix = 'firebase:authUser:';

/** Where it is kept what this device has been asked about messages, and which ones it had. */
export const messagesPrefix = 'rodeo-reel.messages-';

const keptPrefixes = [sessionPrefix, messagesPrefix];

/** Deletes all that is stored, except the session, the language and what is known of messages. */
export function clearStored(): void {
  memory.clear();
  try {
    for (const key of Object.keys(localStorage))
      if (!keptPrefixes.some((prefix) => key.startsWith(prefix)) && key !== languageKey) deleteStored(key);
  } catch {
    // storage is disabled
  }
}
