import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { scrollToCards } from '#tests/support/scroll.ts';
import { emptyRideForm } from '../rides/ride-form-schema.ts';
import { createRide, type Ride } from '../rides/rides-state.ts';
import { PublishingRide } from './publishing-ride.tsx';

const asked = vi.hoisted(() => vi.fn<(answers: object) => null>());
vi.mock('../entry/same-ride-question.tsx', () => ({
  SameRideQuestion: ({ videoId, sameFilm, otherFilms }: Record<string, unknown>) =>
    asked({ videoId, sameFilm, otherFilms }) ?? null,
}));
beforeEach(() => asked.mockReset());

const answers = { sameFilm: 'm', otherFilms: ['z', 'a'] };
const ride = createRide('tape', { start: 1, end: 9 }, 'accepted');

const show = (stage: Ride['stage'], details: object) =>
  render(
    <MemoryRouter>
      <PublishingRide
        ride={{ ...ride, stage, details: { ...emptyRideForm, ...details } }}
        number={2}
        picture={undefined}
        rider="Dell"
        onRetry={() => undefined}
      />
    </MemoryRouter>,
  );

test('[LINK-05] a published ride of a night is asked about with what its form said, if anything, once it is near', () => {
  show({ name: 'published' }, answers);
  expect(asked).not.toHaveBeenCalled();
  scrollToCards();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ videoId: ride.transfer.videoId, ...answers });
});

test('[LINK-05] one that waits is not', () => {
  show({ name: 'waiting' }, answers);
  scrollToCards();
  expect(asked).not.toHaveBeenCalled();
});

test('a ride that is sent says how much of it is there', () => {
  const progress = { sentBytes: 5_000_000, totalBytes: 20_000_000 };
  show({ name: 'uploading', job: new AbortController(), progress, isWaiting: false }, {});
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
});
