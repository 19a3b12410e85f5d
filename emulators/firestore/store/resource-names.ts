import { invalidArgumentError } from '../errors.ts';

/**
 * Resource names. A database is `projects/p/databases/d`; its root is `projects/p/databases/d/documents`. Below the
 * root, a document has an even number of segments and a collection an odd number.
 */
const resourceNamePattern = /^(projects\/([^/]+)\/databases\/([^/]+))\/documents(?:\/(.+))?$/s;
const rootSegmentCount = 5;
/** 100 documents, each with its collection. Source: https://firebase.google.com/docs/firestore/quotas */
const maxSegments = 200;
/** Of all ids with a byte after each, and 16 more. */
const maxNameBytes = 6 * 1024;

export interface DatabaseName {
  readonly project: string;
  readonly database: string;
}

/** Parses `projects/p/databases/d`. @throws INVALID_ARGUMENT */
export function parseDatabaseName(text: string): DatabaseName {
  const match = /^projects\/([^/]+)\/databases\/([^/]+)$/.exec(text);
  if (match === null) throw invalidArgumentError(`Invalid database name: "${text}".`);
  return { project: match[1] as string, database: match[2] as string };
}

/** The database of a document, collection or root. @throws INVALID_ARGUMENT for other names */
export function getDatabaseName(name: string): DatabaseName {
  const match = resourceNamePattern.exec(name);
  if (match === null) throw invalidArgumentError(`Invalid resource name: "${name}".`);
  return { project: match[2] as string, database: match[3] as string };
}

/** The name (`projects/p/databases/d`) of the database of a document, collection or root. */
export function getDatabasePath(name: string): string {
  const { project, database } = getDatabaseName(name);
  return `projects/${project}/databases/${database}`;
}

function parseSegments(name: string): readonly string[] {
  const match = resourceNamePattern.exec(name);
  if (match === null)
    throw invalidArgumentError(
      `Document name "${name}" lacks "projects/{project}/databases/{database}/documents" at its start.`,
    );
  const rest = match[4];
  if (rest === undefined) return [];
  const segments = rest.split('/');
  if (segments.length > maxSegments)
    throw invalidArgumentError(`A document is at most ${maxSegments / 2} levels deep.`);
  for (const [index, segment] of segments.entries()) {
    if (segment === '') throw invalidArgumentError(`Document name "${name}" contains an empty segment.`);
    if (segment === '.' || segment === '..')
      throw invalidArgumentError(`Resource id "${segment}" is invalid because it is a dot segment.`);
    if (isReserved(segment)) {
      if (index % 2 === 0) throw reservedCollectionError(segment);
      requireNumericId(segment);
    }
    if (segment.length > 500 && Buffer.byteLength(segment) > 1500)
      throw invalidArgumentError('A resource id is longer than 1500 bytes.');
  }
  if (rest.length > maxNameBytes / 4 && Buffer.byteLength(rest) + 17 > maxNameBytes)
    throw invalidArgumentError('A document name is longer than 6 KiB.');
  return segments;
}

/** Only ids of the form __id123__ may begin and end with two underscores; the number has one notation and 64 bits. */
function requireNumericId(id: string): void {
  const digits = /^__id(-?[1-9]\d*)__$/.exec(id)?.[1];
  if (digits === undefined)
    throw invalidArgumentError(`Resource id "${id}" is invalid because it is reserved.`);
  if (BigInt.asIntN(64, BigInt(digits)) !== BigInt(digits))
    throw invalidArgumentError(`Resource id "${id}" is invalid because it is not a 64 bit integer.`);
}

/** Validates the name of a document. @throws INVALID_ARGUMENT */
export function parseDocumentName(text: string): string {
  const segments = parseSegments(text);
  if (segments.length === 0 || segments.length % 2 !== 0)
    throw invalidArgumentError(
      `"${text}" is not the name of a document: expected an even number of segments below the root.`,
    );
  return text;
}

/** Validates the name of a parent: a document or the root. @throws INVALID_ARGUMENT */
export function parseParent(text: string): string {
  if (parseSegments(text).length % 2 !== 0)
    throw invalidArgumentError(`Parent "${text}" is neither a document nor the root.`);
  return text;
}

/** Validates a collection id. @throws INVALID_ARGUMENT */
export function parseCollectionId(id: string): string {
  if (id.includes('/'))
    throw invalidArgumentError(`Collection id "${id}" is invalid because it contains "/".`);
  if (id === '' || id === '.' || id === '..' || Buffer.byteLength(id) > 1500)
    throw invalidArgumentError(`Invalid collection id "${id}".`);
  if (isReserved(id)) throw reservedCollectionError(id);
  return id;
}

const reservedCollectionError = (id: string) =>
  invalidArgumentError(`Collection id "${id}" is invalid because it is reserved.`);

function isReserved(id: string): boolean {
  return id.length >= 4 && id.startsWith('__') && id.endsWith('__');
}

/** The path of a document's collection. */
export function getCollectionPath(documentName: string): string {
  return documentName.slice(0, documentName.lastIndexOf('/'));
}

/** The last segment of a name. */
export function getResourceId(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** The segments of a name below `documents`. */
export function getSegmentsBelowRoot(name: string): readonly string[] {
  return name.split('/').slice(rootSegmentCount);
}

/** The path of a document in rules: databases/(default)/documents/… */
export function toRulesPath(name: string): readonly string[] {
  return name.split('/').slice(2);
}
