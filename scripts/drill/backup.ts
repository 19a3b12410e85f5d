import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Ports } from '../backend/ports.ts';
import { databaseNamespace, host } from '../backend/project.ts';

/** A file of Cloud Storage, as it was backed up. */
interface StoredFile {
  readonly name: string;
  readonly content: Buffer;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly customMetadata: Record<string, string>;
  readonly downloadTokens: readonly string[];
}

/** What a backup holds, in the formats of Google's exports. */
export interface Backup {
  /** The file that describes the export of Firestore. */
  readonly documents: string;
  readonly logins: object[];
  readonly values: unknown;
  readonly files: readonly StoredFile[];
}

/** Exports everything but the search index. */
export async function backUp(ports: Ports, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const response = await fetch(`http://${host}:${ports.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'drill' }),
  });
  if (!response.ok) throw new Error(`The export failed: ${await response.text()}`);
}

export function readBackup(folder: string): Backup {
  const readJson = (...path: string[]) => JSON.parse(readFileSync(join(folder, ...path), 'utf8')) as unknown;
  const metadata = readJson('firebase-export-metadata.json') as {
    firestore: { metadata_file: string };
  };
  const { users } = readJson('auth_export', 'accounts.json') as { users: object[] };
  const files = readdirSync(join(folder, 'storage_export', 'metadata'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const stored = readJson('storage_export', 'metadata', file) as Omit<StoredFile, 'content'>;
      const blob = join(folder, 'storage_export', 'blobs', file.replace(/\.json$/, ''));
      return { ...stored, content: readFileSync(blob) };
    });
  return {
    documents: join(folder, metadata.firestore.metadata_file),
    logins: users,
    values: readJson('database_export', `${databaseNamespace}.json`),
    files,
  };
}
