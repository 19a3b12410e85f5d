import { formatInstantMicros } from '../values/instant.ts';
import type { Fields } from '../values/value.ts';

/** A document as stored; never changed in place: a write makes a new one. */
export interface StoredDocument {
  /** The full resource name. */
  readonly name: string;
  readonly fields: Fields;
  /** Microseconds since the epoch. */
  readonly createTime: bigint;
  readonly updateTime: bigint;
}

/** What a commit did to one document. */
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

/** @param fields those to show, by default all */
export function toDocumentJson(document: StoredDocument, fields: Fields = document.fields): DocumentJson {
  return {
    name: document.name,
    fields,
    createTime: formatInstantMicros(document.createTime),
    updateTime: formatInstantMicros(document.updateTime),
  };
}
