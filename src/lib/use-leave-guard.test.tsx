import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { useLeaveGuard } from './use-leave-guard.ts';

/* A browser without the Navigation API. */

function FormPage() {
  const { isBlocked, proceed, reset } = useLeaveGuard(true);
  return (
    <>
      <h1>Form</h1>
      <Link to="/feed?sort=new">Feed</Link>
      <Link to="/form#bio">Bio</Link>
      <Link to="/terms" target="_blank" onClick={(event) => event.preventDefault()}>
        Terms
      </Link>
      {isBlocked && (
        <>
          <button type="button" onClick={proceed}>
            Leave
          </button>
          <button type="button" onClick={reset}>
            Stay
          </button>
        </>
      )}
    </>
  );
}

/** happy-dom does not run `history.go`: the way a browser does it, the entry has changed when the event comes. */
function stepTo(path: string, idx: number) {
  history.replaceState({ idx, key: path, usr: null }, '', path);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
}

beforeEach(() => {
  history.replaceState({ idx: 2, key: 'form', usr: null }, '', '/form');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/form" element={<FormPage />} />
        <Route path="*" element={<h1>Another page</h1>} />
      </Routes>
    </BrowserRouter>,
  );
});

const getPage = () => screen.getByRole('heading').textContent;
const click = (role: 'link' | 'button', name: string, keys = {}) =>
  fireEvent.click(screen.getByRole(role, { name }), keys);

describe('a link', () => {
  test('is followed only once the user agrees', () => {
    click('link', 'Feed');
    expect(getPage()).toBe('Form');
    click('button', 'Stay');
    expect(screen.queryByRole('button')).toBeNull();
    click('link', 'Feed');
    click('button', 'Leave');
    expect(getPage()).toBe('Another page');
    expect(location.pathname + location.search).toBe('/feed?sort=new');
  });

  test('to the same page or to a new tab is not blocked', () => {
    click('link', 'Bio');
    expect(location.hash).toBe('#bio');
    click('link', 'Feed', { ctrlKey: true });
    click('link', 'Terms');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a step back', () => {
  test('is undone until the user agrees', () => {
    const go = vi.spyOn(history, 'go').mockReturnValue(undefined);
    onTestFinished(() => go.mockRestore());
    stepTo('/feed', 1);
    expect(go).toHaveBeenLastCalledWith(1);
    stepTo('/form', 2);
    expect(getPage()).toBe('Form');
    click('button', 'Leave');
    expect(go).toHaveBeenLastCalledWith(-1);
    stepTo('/feed', 1);
    expect(getPage()).toBe('Another page');
  });

  test('within the page is not blocked', () => {
    stepTo('/form?tab=2', 1);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
