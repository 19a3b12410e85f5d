import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { useMyRodeoParams } from './use-my-rodeo-params.ts';

function Rodeo() {
  const { userId, getTabs, setTab, animalFilter, setAnimalFilter } = useMyRodeoParams();
  const { search } = useLocation();
  const { tab } = getTabs({ ...sessionStates.signedIn.own, account_type: 'contractor' });
  return (
    <>
      <output>{`${userId} ${tab ?? 'no tab'} ${animalFilter} ${search}`}</output>
      <button type="button" onClick={() => setTab('animals')}>
        Animals
      </button>
      <button type="button" onClick={() => setTab('videos')}>
        Videos
      </button>
      <button type="button" onClick={() => setAnimalFilter('horse')}>
        Horses
      </button>
    </>
  );
}

function renderAt(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/my-rodeo/:id?" element={<Rodeo />} />
      </Routes>
    </MemoryRouter>,
  );
}

const getText = () => screen.getByRole('status').textContent;
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => useSessionStore.setState(sessionStates.acting, true));

describe('the page of a profile', () => {
  test.each([
    ['/my-rodeo/omar?userId=ada', 'omar'],
    ['/my-rodeo?userId=ada', 'ada'],
    ['/my-rodeo', 'ranch'],
  ])('[MYR-02] %s is about %s', (path, userId) => {
    renderAt(path);
    expect(getText()).toMatch(new RegExp(`^${userId} `));
  });

  test('[DATA-08, MYR-03] keeps the selected tab and the filter in the URL', async () => {
    renderAt('/my-rodeo');
    expect(getText()).toBe('ranch videos all ');
    await click('Animals');
    await click('Horses');
    expect(getText()).toBe('ranch animals horse ?tab=animals&animals=horse');
    await click('Videos');
    expect(getText()).toBe('ranch videos horse ?animals=horse');
  });
});
