import { render } from '@testing-library/react';
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

const show = (stage: Ride['stage']['name'] & ('published' | 'waiting'), details: object) =>
  render(
    <MemoryRouter>
      <PublishingRide
        ride={{ ...ride, stage: { name: stage }, details: { ...emptyRideForm, ...details } }}
        number={2}
        picture={undefined}
        rider="Dell"
        onRetry={() => undefined}
      />
    </MemoryRouter>,
  );

test('[LINK-05] a published ride of a night is asked about with what its form said, if anything, once it is near', () => {
  show('published', answers);
  expect(asked).not.toHaveBeenCalled();
  scrollToCards();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ videoId: ride.transfer.videoId, ...answers });
});

test('[LINK-05] one that waits is not', () => {
  show('waiting', answers);
  scrollToCards();
  expect(asked).not.toHaveBeenCalled();
});
