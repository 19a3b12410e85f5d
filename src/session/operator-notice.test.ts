import { beforeEach, expect, test, vi } from 'vitest';
import { subscribeToNotice } from '#src/data/realtime-database/app-release.ts';
import { useAlertsStore } from './alerts-store.ts';
import { subscribeToOperatorNotice } from './operator-notice.ts';

vi.mock('#src/data/realtime-database/app-release.ts', () => ({
  subscribeToNotice: vi.fn<() => () => void>(() => () => undefined),
}));

beforeEach(() => useAlertsStore.setState({ alerts: [] }));

test('a notice of operators is shown, and nothing while there is none', () => {
  subscribeToOperatorNotice();
  const tell = (notice: string) => vi.mocked(subscribeToNotice).mock.lastCall?.[0](notice);
  tell('');
  expect(useAlertsStore.getState().alerts).toEqual([]);
  tell('Uploads are back at noon.');
  expect(useAlertsStore.getState().alerts).toMatchObject([
    { tone: 'warning', message: 'Uploads are back at noon.', durationMs: 60_000 },
  ]);
});
