import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { putBeside, useCompareSearch } from './use-compare-search.ts';

const read = (query: string) =>
  renderHook(useCompareSearch, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[`/compare?left=elko&right=cody${query}`]}>{children}</MemoryRouter>
    ),
  }).result.current;

const whole = { scale: 1, x: 0.5, y: 0.5 };

test('[REVIEW-04] a link that is sent keeps what it says, with the second and both zooms', () => {
  const sent = read('&view=overlay&left-start=1.5&left-zoom=300-100-200').buildSearch({
    time: -1.23456,
    zooms: { left: whole, right: { scale: 2.5, x: 0.4, y: 0.6 } },
  });
  expect(sent).toBe('?left=elko&right=cody&view=overlay&left-start=1.5&t=-1.235&right-zoom=250-400-600');
  expect(read(sent.replace('?left=elko&right=cody', ''))).toMatchObject({
    ...{ leftId: 'elko', rightId: 'cody', view: 'overlay', time: -1.235 },
    starts: { left: 1.5, right: undefined },
    zooms: { left: undefined, right: { scale: 2.5, x: 0.4, y: 0.6 } },
  });
});

test('[BESIDE-03] another ride beside the left one leaves that as it is', () => {
  const search =
    '?left=elko&right=cody&view=overlay&left-start=1.5&right-start=2&t=3&left-zoom=300-100-200&right-zoom=250-400-600';
  expect(putBeside(search, 'reno')).toBe(
    '?left=elko&right=reno&view=overlay&left-start=1.5&left-zoom=300-100-200',
  );
});

test.each(['&t=', '&t=1e9', '&t=--1', '&t=Infinity', '&t=123456'])(
  'a link with %s begins at the gate',
  (query) => {
    expect(read(query).time).toBe(0);
  },
);
