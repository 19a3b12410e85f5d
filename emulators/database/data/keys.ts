/** A place in a database: the keys from the root down, none of them empty. */
export type Path = readonly string[];

/** The data or path a client sent cannot be stored. */
export class InvalidDataError extends Error {
  override readonly name = 'InvalidDataError';
}

/** Limits of the service: https://firebase.google.com/docs/database/usage/limits. */
const longestKeyBytes = 768;
export const deepestLevel = 32;

const forbidden = /[.#$[\]/\u0000-\u001f\u007f]/;

/**
 * Checks a key that data is about to be stored under.
 *
 * @throws InvalidDataError
 */
export function demandKey(key: string): void {
  if (key === '') throw new InvalidDataError('Invalid key: keys must not be empty');
  if (forbidden.test(key)) {
    throw new InvalidDataError(
      `Invalid key ${JSON.stringify(key)}: keys must not contain . $ # [ ] / or control characters`,
    );
  }
  if (Buffer.byteLength(key) > longestKeyBytes) {
    throw new InvalidDataError(`Invalid key: longer than ${longestKeyBytes} bytes`);
  }
}

/**
 * Reads a path; repeated and surrounding slashes do not count.
 *
 * @throws InvalidDataError when one of its keys cannot exist or it is deeper than 32 levels
 */
export function readPath(text: string): Path {
  return demandPath(text.split('/').filter((key) => key !== ''));
}

/**
 * Reads the path of an address, where keys are percent-encoded.
 *
 * @throws InvalidDataError
 */
export function readAddressPath(text: string): Path {
  const keys = text.split('/').filter((key) => key !== '');
  try {
    return demandPath(keys.map((key) => decodeURIComponent(key)));
  } catch (error) {
    if (error instanceof URIError) throw new InvalidDataError('The path is not valid percent-encoding');
    throw error;
  }
}

function demandPath(path: Path): Path {
  if (path.length > deepestLevel) throw new InvalidDataError(`Path deeper than ${deepestLevel} levels`);
  path.forEach(demandKey);
  return path;
}

/** A path as messages carry it, without a slash in front. */
export const pathText = (path: Path): string => path.join('/');

/** Whether a path is `beginning` or lies below it. */
export function startsWith(path: Path, beginning: Path): boolean {
  return beginning.length <= path.length && beginning.every((key, i) => path[i] === key);
}

/** Keys that look like 32-bit whole numbers come first and in their numbers' order. */
function wholeNumber(key: string): number | undefined {
  if (!/^-?\d{1,10}$/.test(key)) return undefined;
  const number = Number(key);
  return number >= -2147483648 && number <= 2147483647 ? number : undefined;
}

/** The order of keys: whole numbers by value, then everything else by UTF-16 code units. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  const [x, y] = [wholeNumber(a), wholeNumber(b)];
  if (x !== undefined && y !== undefined) return x - y || a.length - b.length;
  if (x !== undefined) return -1;
  if (y !== undefined) return 1;
  return a < b ? -1 : 1;
}
