import type { AppRequest } from './requests.ts';

/** The requests that publish a ride, in order. A demo clip is sent in two chunks. */
export type PublishStep =
  | 'ticket'
  | 'thumbnail start'
  | 'thumbnail upload, finalize'
  | 'poster start'
  | 'clip start'
  | 'clip upload'
  | 'clip upload, finalize'
  | 'thumbnail address'
  | 'document';

const fileNames: Readonly<Record<string, string>> = { png: 'thumbnail', jpg: 'poster', mov: 'clip' };

/** @returns undefined for other requests, such as the query that precedes a continued upload */
export function getPublishStep({ url: encodedUrl, method, headers, body }: AppRequest) {
  const url = decodeURIComponent(encodedUrl);
  if (url.includes('documents:commit')) return body.includes('/documents/videos/') ? 'document' : 'ticket';
  const file = /\/o[?/].*\.(png|jpg|mov)/.exec(url)?.[1];
  const command = headers.get('x-goog-upload-command');
  if (!file || command === 'query') return undefined;
  if (command) return `${fileNames[file]} ${command}`;
  const isAddress = method === 'GET' && file === 'png' && !url.includes('alt=media');
  return isAddress ? 'thumbnail address' : undefined;
}

/** Matches the requests of a step. */
export const isStep = (step: PublishStep) => (request: AppRequest) => getPublishStep(request) === step;
