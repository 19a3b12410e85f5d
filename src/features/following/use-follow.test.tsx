import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import * as analytics from '#src/session/track-event.ts';
import { DataError } from '#src/data/data-error.ts';
import * as follows from '#src/data/firestore-lite/follows.ts';
import { parseFollows } from '#src/domain/follow.ts';
import * as offers from '#src/session/offer-messages-later.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { useFollow } from './use-follow.ts';

let changeFollow: MockInstance<typeof follows.changeFollow>;

beforeEach(() => {
  vi.spyOn(analytics, 'trackEvent').mockClear();
  vi.spyOn(follows, 'fetchFollows').mockResolvedValue(parseFollows({}));
  changeFollow = vi.spyOn(follows, 'changeFollow').mockReset().mockResolvedValue();
  useSessionStore.setState(sessionStates.signedIn, true);
});

const renderFollow = () =>
  renderHook(() => useFollow({ kind: 'animal', id: 'bull' }, 'Widow Maker'), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  }).result.current;

test('[ANA-01] a follow is tracked once it is stored', async () => {
  await renderFollow().changeFollow(true);
  expect(analytics.trackEvent).toHaveBeenCalledExactlyOnceWith({
    name: 'follow',
    kind: 'animal',
    id: 'bull',
  });
});

test('[PUSH-10] messages are offered after a follow, and after nothing else', async () => {
  const offer = vi.spyOn(offers, 'offerMessagesLater').mockReset();
  await renderFollow().changeFollow(false);
  changeFollow.mockRejectedValueOnce(new DataError('not-allowed'));
  await renderFollow().changeFollow(true);
  expect(offer).not.toHaveBeenCalled();
  await renderFollow().changeFollow(true);
  expect(offer).toHaveBeenCalledExactlyOnceWith('follow');
});

test('[ANA-01] the end of a follow and a failed one are not tracked', async () => {
  await renderFollow().changeFollow(false);
  changeFollow.mockRejectedValue(new DataError('not-allowed'));
  await renderFollow().changeFollow(true);
  expect(changeFollow).toHaveBeenCalledTimes(2);
  expect(analytics.trackEvent).not.toHaveBeenCalled();
});
