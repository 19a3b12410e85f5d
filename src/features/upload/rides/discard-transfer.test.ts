import { beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import { deleteUnpublishedFiles } from '#src/data/storage/delete-video-files.ts';
import { createTransfer } from '#src/domain/upload-draft.ts';
import { useAlertsStore } from '#src/session/alerts-store.ts';
import { copy } from '../copy.ts';
import { discardTransfer } from './discard-transfer.ts';

vi.mock('#src/data/storage/delete-video-files.ts', () => ({
  deleteUnpublishedFiles: vi.fn<typeof deleteUnpublishedFiles>(),
}));

const sent = { ...createTransfer('ride'), clipId: 'clip' };
const getMessages = () => useAlertsStore.getState().alerts.map(({ message }) => message);

beforeEach(() => useAlertsStore.setState({ alerts: [] }));

test.each([
  ['that is deleted', false, sent, []],
  ['that is published', true, sent, [copy.publish.done]],
  ['that nobody can look up', new DataError('offline'), sent, []],
  [
    'that may be there',
    new DataError('offline'),
    { ...sent, mayBePublished: true },
    [copy.publish.mayBeDone],
  ],
])('[UPL-10] of an upload %s the member is told what it became', async (_case, found, transfer, messages) => {
  vi.mocked(deleteUnpublishedFiles).mockImplementation(() =>
    found instanceof Error ? Promise.reject(found) : Promise.resolve(found),
  );
  await discardTransfer(transfer);
  expect(getMessages()).toEqual(messages);
});
