import { formatInstantMicros } from '../values/instant.ts';
import type { Fields } from '../values/value.ts';

/** An immutable version of a document. */
export interface StoredDocument {
  /** The full resource name. */
  readonly name: string;
  readonly fields: Fields;
  /** Microseconds since the epoch. */
  readonly createTime: bigint;
  readonly updateTime: bigint;
}

/** The effect of a commit on one document. */
export interface Change {
  readonly name: string;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

/** A document in ProtoJSON. */
export interface DocumentJson {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** Converts a document to ProtoJSON. @param fields the fields to include, by default all */
export function toDocumentJson(document: StoredDocument, fields: Fields = document.fields): DocumentJson {
  return {
    name: document.name,
    fields,
    createTime: formatInstantMicros(document.createTime),
    updateTime: formatInstantMicros(document.updateTime),
  };
}
