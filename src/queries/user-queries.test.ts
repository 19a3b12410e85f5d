import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import * as users from '#src/data/firestore-lite/users.ts';
import { emailQuery } from './user-queries.ts';

test('[ACC-07] each account has its own email', async () => {
  vi.spyOn(users, 'fetchEmail').mockImplementation(({ id }) => Promise.resolve(`${id}@example.com`));
  const client = new QueryClient();
  const emails = ['ana', 'bo', 'cody'].map((id) => client.fetchQuery(emailQuery({ id, email: '' })));
  expect(await Promise.all(emails)).toEqual(['ana@example.com', 'bo@example.com', 'cody@example.com']);
});
