import * as z from 'zod/mini';
import { booleanField, integerField, numberField, stringField } from './field-schemas.ts';

/** Who prepares an upload, and the account they act for. On a shared device each owner has a draft of their own. */
export interface DraftOwner {
  userId: string;
  accountId: string;
}

const requiredId = z.string().check(z.minLength(1));

const sourceFileSchema = z.object({
  name: stringField,
  /** Bytes. */
  size: integerField,
  /** Milliseconds since the epoch. */
  lastModified: integerField,
});

const transferSchema = z.object({
  /** The id of the video's document and of its files. */
  videoId: requiredId,
  /** The clip and the account that the files are uploaded for; empty before the first attempt. */
  clipId: stringField,
  accountId: stringField,
  /** The URLs of Cloud Storage's upload sessions; empty before they start. */
  thumbnailSessionUrl: stringField,
  clipSessionUrl: stringField,
  /** Whether a write of the document has been sent, so that it may exist. */
  mayBePublished: booleanField,
});

const draftSchema = z.object({
  /** Names the folder of the draft's files. */
  id: requiredId,
  /** Milliseconds since the epoch. */
  updatedAt: numberField,
  /** The form as typed. */
  details: z.catch(z.record(z.string(), z.unknown()), {}),
  source: sourceFileSchema,
  /** Seconds; null before the source has been read. */
  selection: z.catch(z.nullable(z.object({ start: z.number(), end: z.number() })), null),
  /** Seconds of the source; null for the first frame of the selection. */
  thumbnailTime: z.catch(z.nullable(z.number()), null),
  /** Null unless the clip and its thumbnail are on this device. */
  clip: z.catch(
    z.nullable(
      z.object({ id: requiredId, duration: numberField, width: integerField, height: integerField }),
    ),
    null,
  ),
  transfer: transferSchema,
});

/** An upload that is not published yet, as it is stored on the device. */
export type UploadDraft = z.infer<typeof draftSchema>;

/** What identifies the file that a member picked. */
export type SourceFileInfo = UploadDraft['source'];

/** How far the files of a video have been uploaded. Belongs to the draft, so a retry or another tab continues it. */
export type Transfer = UploadDraft['transfer'];

/** Parses a stored draft. @returns undefined when nothing usable is stored */
export function parseUploadDraft(data: unknown): UploadDraft | undefined {
  const { success, data: draft } = draftSchema.safeParse(data);
  return success ? draft : undefined;
}

/** What is stored about the source. */
export function toSourceFileInfo({ name, size, lastModified }: SourceFileInfo): SourceFileInfo {
  return { name, size, lastModified };
}

/** Whether a file is the one that a draft was started with. */
export function isSameSource(file: SourceFileInfo, source: SourceFileInfo): boolean {
  return file.name === source.name && file.size === source.size && file.lastModified === source.lastModified;
}

/** A transfer that has not started. */
export function createTransfer(videoId: string): Transfer {
  return {
    videoId,
    clipId: '',
    accountId: '',
    thumbnailSessionUrl: '',
    clipSessionUrl: '',
    mayBePublished: false,
  };
}
