import { searchApiKeys } from '#scripts/backend/project.ts';
import { toIndexDocument } from '#services/search-sync/index-documents.ts';
import type { StoredUser } from '#tests/support/factories/build-user.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { suitePorts } from './suite.ts';

/* 10 x 10 x 5 last names. The first names are last in every list, because other tests share the index. */
const firstNames = ['Zack', 'Zane', 'Zeb', 'Zeke'];
const starts = ['Bar', 'Cal', 'Dun', 'Fen', 'Gar', 'Hol', 'Kel', 'Lam', 'Mor', 'Pen'];
const middles = ['ba', 'der', 'gil', 'ka', 'mer', 'ni', 'ro', 'ster', 'ti', 'wo'];
const ends = ['bee', 'ford', 'ley', 'son', 'wick'];

const lastNames = starts.flatMap((start) =>
  middles.flatMap((middle) => ends.map((end) => start + middle + end)),
);

/** 500 contestants with different last names. */
export function buildContestants(): StoredUser[] {
  return lastNames.map((last_name, index) =>
    buildContestant({
      id: `indexed-${index}`,
      first_name: firstNames[index % firstNames.length] ?? '',
      last_name,
    }),
  );
}

/** Adds people to the search index through its own API, without a profile in Firestore. */
export async function indexContestants(users: readonly StoredUser[]): Promise<void> {
  const url = `http://127.0.0.1:${suitePorts.search}/collections/users/documents/import?action=upsert`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'x-typesense-api-key': searchApiKeys.admin, 'content-type': 'text/plain' },
    body: users.map((user) => JSON.stringify(toIndexDocument('users', user.id, user))).join('\n'),
  });
  const lines = (await response.text()).split('\n');
  if (!response.ok || lines.some((line) => !line.includes('"success":true')))
    throw new Error(`The index rejected a contestant: ${lines[0]}`);
}
