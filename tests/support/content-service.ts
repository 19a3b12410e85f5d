import { interceptRequests, recordRequests, type AppRequest, type Intercepted } from './requests.ts';

const endpoints = {
  news: /\/services\/archives\.ashx\/stories/,
  schedule: /\/services\/pro_rodeo\.ashx\/schedule/,
};

type List = keyof typeof endpoints;

/** Answers requests for a list of the content service with these items. */
export const respondWith = (list: List, data: readonly object[]): Intercepted =>
  interceptRequests(endpoints[list], () => Response.json({ data }));

/** Lets the content service fail. */
export const breakService = (list: List): Intercepted =>
  interceptRequests(endpoints[list], () => new Response('', { status: 500 }));

const readQuery = ({ url }: AppRequest) => Object.fromEntries(new URL(url).searchParams);

/** @returns reads the queries sent since then */
export function recordQueries(list: List): () => Record<string, string>[] {
  const { requests } = recordRequests(endpoints[list]);
  return () => requests.map(readQuery);
}
