/** The keys from the root of a database; none is empty. */
export type Path = readonly string[];

/** A client sent invalid data or an invalid path. */
export class InvalidDataError extends Error {
  override readonly name = 'InvalidDataError';
}

/** Limits of the service: https://firebase.google.com/docs/database/usage/limits. */
const maxKeyBytes = 768;
export const maxDepth = 32;

const forbiddenCharacters = /[.#$[\]/\u0000-\u001f\u007f]/;

/**
 * Validates a key of stored data.
 *
 * @throws InvalidDataError
 */
export function requireValidKey(key: string): void {
  if (key === '') throw new InvalidDataError('Invalid key: keys must not be empty');
  if (forbiddenCharacters.test(key)) {
    throw new InvalidDataError(
      `Invalid key ${JSON.stringify(key)}: keys must not contain . $ # [ ] / or control characters`,
    );
  }
  if (Buffer.byteLength(key) > maxKeyBytes) {
    throw new InvalidDataError(`Invalid key: longer than ${maxKeyBytes} bytes`);
  }
}

/**
 * Parses a path and ignores empty segments.
 *
 * @throws InvalidDataError for an invalid key or more than 32 levels
 */
export function parsePath(text: string): Path {
  return requireValidPath(text.split('/').filter((key) => key !== ''));
}

/**
 * Parses the path of a URL, where keys are percent-encoded.
 *
 * @throws InvalidDataError
 */
export function parseUrlPath(text: string): Path {
  const keys = text.split('/').filter((key) => key !== '');
  try {
    return requireValidPath(keys.map((key) => decodeURIComponent(key)));
  } catch (error) {
    if (error instanceof URIError) throw new InvalidDataError('The path is not valid percent-encoding');
    throw error;
  }
}

function requireValidPath(path: Path): Path {
  if (path.length > maxDepth) throw new InvalidDataError(`Path deeper than ${maxDepth} levels`);
  path.forEach(requireValidKey);
  return path;
}

/** Formats a path for messages, without a leading slash. */
export const formatPath = (path: Path): string => path.join('/');

/** Whether a path equals `prefix` or is below it. */
export function pathStartsWith(path: Path, prefix: Path): boolean {
  return prefix.length <= path.length && prefix.every((key, i) => path[i] === key);
}

/** Keys that are 32-bit integers sort first, by value. */
function parseIntegerKey(key: string): number | undefined {
  if (!/^-?\d{1,10}$/.test(key)) return undefined;
  const number = Number(key);
  return number >= -2147483648 && number <= 2147483647 ? number : undefined;
}

/** Compares keys: integers first and by value, then all others by UTF-16 code units. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  const [x, y] = [parseIntegerKey(a), parseIntegerKey(b)];
  if (x !== undefined && y !== undefined) return x - y || a.length - b.length;
  if (x !== undefined) return -1;
  if (y !== undefined) return 1;
  return a < b ? -1 : 1;
}
