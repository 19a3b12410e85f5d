import { isDocumentId } from '#src/domain/document-id.ts';

/**
 * The video that the page was asked for.
 *
 * @param pathname such as /embed/01998561-7d8d-4469-9233-8294db86a7cd
 * @returns undefined when it names none
 */
export function parseVideoId(pathname: string): string | undefined {
  const [, , asked = '', ...rest] = pathname.replace(/\/$/, '').split('/');
  return rest.length === 0 && isDocumentId(asked) ? asked : undefined;
}
