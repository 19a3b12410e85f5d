/**
 * The export format of this engine: a metadata file with the name that firebase-tools expects and a file with one
 * ProtoJSON document per line.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { StoredDocument } from '../store/document.ts';
import { toDocumentJson } from '../store/document.ts';
import { parseDocumentName } from '../store/resource-names.ts';
import { parseInstant } from '../values/instant.ts';
import { parseFields } from '../values/parse-value.ts';

const exportFormat = 'firestore-documents-1';
const metadataFileName = 'firestore_export.overall_export_metadata';
const documentsFileName = 'documents.jsonl';

const metadataSchema = z.object({
  format: z.literal(exportFormat),
  database: z.string(),
  documents: z.string(),
});
const lineSchema = z.object({
  name: z.string(),
  fields: z.record(z.string(), z.unknown()),
  createTime: z.string(),
  updateTime: z.string(),
});

/**
 * Writes an export.
 * @param directory created if it does not exist
 * @param database `projects/p/databases/d`
 */
export async function writeExport(
  directory: string,
  database: string,
  documents: Iterable<StoredDocument>,
): Promise<void> {
  await mkdir(directory, { recursive: true });
  const lines: string[] = [];
  for (const document of documents) lines.push(`${JSON.stringify(toDocumentJson(document))}\n`);
  await writeFile(join(directory, documentsFileName), lines.join(''));
  const metadata = { format: exportFormat, database, documents: documentsFileName };
  await writeFile(join(directory, metadataFileName), `${JSON.stringify(metadata, null, 2)}\n`);
}

/**
 * Reads an export and moves its documents, including references, to a project.
 * @param file the metadata file
 * @throws Error when the files are missing, in another format (such as Google's) or damaged
 */
export async function readExport(file: string, projectId: string): Promise<readonly StoredDocument[]> {
  const metadata = metadataSchema.safeParse(tryParseJson(await readFile(file, 'utf8')));
  if (!metadata.success) throw new Error(`${file} is not an export of this Firestore engine.`);
  const { database, documents } = metadata.data;
  const from = `${database}/documents/`;
  const to = `${database.replace(/^projects\/[^/]+/, `projects/${projectId}`)}/documents/`;
  const rename = (key: string, value: unknown) =>
    (key === 'name' || key === 'referenceValue') && typeof value === 'string' && value.startsWith(from)
      ? to + value.slice(from.length)
      : value;
  const text = await readFile(join(dirname(file), basename(documents)), 'utf8');
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      const { name, fields, createTime, updateTime } = lineSchema.parse(JSON.parse(line, rename));
      return {
        name: parseDocumentName(name),
        fields: parseFields(fields),
        createTime: parseInstant(createTime),
        updateTime: parseInstant(updateTime),
      };
    } catch (error) {
      throw new Error(`Line ${index + 1} of ${documents} in the export ${file} is invalid.`, {
        cause: error,
      });
    }
  });
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
