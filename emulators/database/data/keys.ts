/** A place in a database: the keys from the root down, none of them empty. */
export type Path = readonly string[];

/** The data or path a client sent cannot be stored. */
export class InvalidDataError extends Error {
  override readonly name = 'InvalidDataError';
}

/** Limits of the service: https://firebase.google.com/docs/database/usage/limits. */
const maxKeyBytes = 768;
export const maxDepth = 32;

const forbiddenCharacters = /[.#$[\]/\u0000-\u001f\u007f]/;

/**
 * Checks a key that data is about to be stored under.
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
 * Reads a path; repeated and surrounding slashes do not count.
 *
 * @throws InvalidDataError when one of its keys cannot exist or it is deeper than 32 levels
 */
export function parsePath(text: string): Path {
  return requireValidPath(text.split('/').filter((key) => key !== ''));
}

/**
 * Reads the path of an address, where keys are percent-encoded.
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

/** A path as messages carry it, without a slash in front. */
export const formatPath = (path: Path): string => path.join('/');

/** Whether a path is `beginning` or lies below it. */
export function pathStartsWith(path: Path, beginning: Path): boolean {
  return beginning.length <= path.length && beginning.every((key, i) => path[i] === key);
}

/** Keys that look like 32-bit whole numbers come first and in their numbers' order. */
function parseIntegerKey(key: string): number | undefined {
  if (!/^-?\d{1,10}$/.test(key)) return undefined;
  const number = Number(key);
  return number >= -2147483648 && number <= 2147483647 ? number : undefined;
}

/** The order of keys: whole numbers by value, then everything else by UTF-16 code units. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  const [x, y] = [parseIntegerKey(a), parseIntegerKey(b)];
  if (x !== undefined && y !== undefined) return x - y || a.length - b.length;
  if (x !== undefined) return -1;
  if (y !== undefined) return 1;
  return a < b ? -1 : 1;
}
