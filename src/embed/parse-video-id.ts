import { isDocumentId } from '#src/domain/document-id.ts';

/**
 * The id of the video in the URL.
 *
 * @param pathname for example /embed/01998561-7d8d-4469-9233-8294db86a7cd
 * @returns undefined when there is no valid id
 */
export function parseVideoId(pathname: string): string | undefined {
  const [, , id = '', ...rest] = pathname.replace(/\/$/, '').split('/');
  return rest.length === 0 && isDocumentId(id) ? id : undefined;
}
