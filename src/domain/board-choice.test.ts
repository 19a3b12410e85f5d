import { expect, test } from 'vitest';
import { buildBoardQuery, parseBoardChoice } from './board-choice.ts';

test("a shared link to the judges' points for animals says marks", () => {
  const shared = 'board=animals&event=1&season=2026&by=marks';
  const choice = parseBoardChoice(new URLSearchParams(shared), 2026);
  expect(choice.rankedBy).toBe('animal-half');
  expect(buildBoardQuery(choice)).toBe(shared);
});
