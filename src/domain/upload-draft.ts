import type { LightFile } from './clip-file.ts';
import {
  createReader,
  readBoolean,
  readInteger,
  readNumber,
  readOptionalNumber,
  readObject,
  readText,
  type Reader,
} from './field-readers.ts';

/** Who prepares an upload, and the account they act for. On a shared device each owner has a draft of their own. */
export interface DraftOwner {
  userId: string;
  accountId: string;
}

/** What identifies the file that a member picked. */
export const readSource = createReader({
  name: readText,
  /** Bytes. */
  size: readInteger,
  /** Milliseconds since the epoch. */
  lastModified: readInteger,
});

const readLightFileSessionUrls = createReader({
  'poster.jpg': readText,
  '720.mp4': readText,
  '360.mp4': readText,
} satisfies Record<LightFile, Reader<string>>);

/** How far the files of a video have been uploaded. */
export const readTransfer = createReader({
  /** The id of the video's document and of its files. */
  videoId: readText,
  /** The clip and the account that the files are uploaded for; empty before the first attempt. */
  clipId: readText,
  accountId: readText,
  /** The URLs of Cloud Storage's upload sessions; empty before they start. */
  thumbnailSessionUrl: readText,
  lightFileSessionUrls: readLightFileSessionUrls,
  clipSessionUrl: readText,
  /** Whether a write of the document has been sent, so that it may exist. */
  mayBePublished: readBoolean,
});

/** Two times, of which one may be missing. */
export const readSelectionTimes = createReader({ start: readOptionalNumber, end: readOptionalNumber });

const readSelection: Reader<{ start: number; end: number } | null> = (stored) => {
  const { start, end } = readSelectionTimes(stored);
  return start !== null && end !== null ? { start, end } : null;
};

const readClipFields = createReader({
  id: readText,
  duration: readNumber,
  width: readInteger,
  height: readInteger,
  /** Seconds of the clip. */
  rideMarks: readSelection,
});

/** A clip on this device. */
export const readClip: Reader<ReturnType<typeof readClipFields> | null> = (stored) => {
  const clip = readClipFields(stored);
  return clip.id ? clip : null;
};

const readDraft = createReader({
  /** Names the folder of the draft's files. */
  id: readText,
  /** Milliseconds since the epoch. */
  updatedAt: readNumber,
  /** The form as typed. */
  details: readObject,
  /** Whether the clip has no sound. */
  isSilent: readBoolean,
  source: readSource,
  /** Seconds; null before the source has been read. */
  selection: readSelection,
  /** Seconds of the source; null for the first frame of the selection. */
  thumbnailTime: readOptionalNumber,
  /** Seconds of the source. */
  rideMarks: readSelectionTimes,
  /** Null unless the clip and its thumbnail are on this device. */
  clip: readClip,
  transfer: readTransfer,
});

/** An upload that is not published yet, as it is stored on the device. */
export type UploadDraft = ReturnType<typeof readDraft>;

/** What identifies the file that a member picked. */
export type SourceFileInfo = UploadDraft['source'];

/** How far the files of a video have been uploaded. Belongs to the draft, so a retry or another tab continues it. */
export type Transfer = UploadDraft['transfer'];

/** Parses a stored draft. @returns undefined when nothing usable is stored */
export function parseUploadDraft(data: unknown): UploadDraft | undefined {
  const draft = readDraft(data);
  return draft.id && draft.transfer.videoId ? draft : undefined;
}

/** What is stored about the source. */
export function toSourceFileInfo({ name, size, lastModified }: SourceFileInfo): SourceFileInfo {
  return { name, size, lastModified };
}

/** Whether a file is the one that a draft was started with, which may have been renamed or copied since. */
export function isSameSource(file: SourceFileInfo, source: SourceFileInfo): boolean {
  return (
    file.size === source.size && (file.name === source.name || file.lastModified === source.lastModified)
  );
}

/** A transfer that has not started. */
export function createTransfer(videoId: string): Transfer {
  return {
    videoId,
    clipId: '',
    accountId: '',
    thumbnailSessionUrl: '',
    lightFileSessionUrls: readLightFileSessionUrls({}),
    clipSessionUrl: '',
    mayBePublished: false,
  };
}
