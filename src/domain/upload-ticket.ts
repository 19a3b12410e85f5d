import { createReader, readText, readTimestamp } from './field-readers.ts';

const readTicketFields = createReader({
  id: readText,
  /** The account that the video will belong to. */
  owner: readText,
  uploader: readText,
  created: readTimestamp,
  /** Null until the video is published. */
  published: readTimestamp,
  /** Null until its files are deleted; then no other files are accepted. */
  deleting: readTimestamp,
});

/** Reserves the id of a video and of its files; a document of `uploads`. */
export type UploadTicket = ReturnType<typeof readTicketFields>;

/** A ticket as a client writes it: the server sets the time. */
export type NewUploadTicket = Pick<UploadTicket, 'id' | 'owner' | 'uploader'>;

/** Parses a stored ticket; missing fields become empty. */
export function parseUploadTicket(id: string, data: unknown): UploadTicket {
  return { ...readTicketFields(data), id };
}

const dayMs = 24 * 60 * 60 * 1000;

/** How long the rules accept files and the video, from the creation of the ticket. */
export const ticketLifetimeMs = 7 * dayMs;

/** A day is left for the upload itself. */
const usableMs = ticketLifetimeMs - dayMs;

/** Whether another attempt can upload and publish with a stored ticket. @param now milliseconds since the epoch */
export function isUsableTicket(
  ticket: UploadTicket,
  { owner, uploader }: NewUploadTicket,
  now: number,
): boolean {
  return (
    ticket.published === null &&
    ticket.deleting === null &&
    ticket.created !== null &&
    now - ticket.created.getTime() < usableMs &&
    ticket.owner === owner &&
    ticket.uploader === uploader
  );
}
