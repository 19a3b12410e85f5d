import { env } from '#src/config/env.ts';
import { animalPath, myRodeoPath, paths, seasonPath } from '#src/config/paths.ts';
import { fetchBoard } from '#src/data/firestore-rest/season-boards.ts';
import { buildBoardQuery, parseBoardChoice } from '#src/domain/board-choice.ts';
import { getLastSeason } from '#src/domain/last-season.ts';
import {
  describeBasis,
  getThreshold,
  type Board,
  type RankedBy,
  type Standing,
} from '#src/domain/leaderboard.ts';
import { chooseRanking } from '#src/domain/season-board.ts';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import type { NamedPerson } from '#src/domain/video.ts';
import { formatCount } from '#src/languages/format-facts.ts';
import { createPart } from '../create-part.ts';
import { getElement } from '../get-element.ts';
import { loadFont } from '../load-font.ts';
import { showWithRetry } from '../show-with-retry.ts';
import { copy } from './copy.ts';

/* A leaderboard for iframes on other sites: the first ten places, and links to the app. It uses no storage. */

const shownCount = 10;

const title = getElement('h1', HTMLHeadingElement);
const source = getElement('#source', HTMLParagraphElement);
const list = getElement('ol', HTMLOListElement);
const allLink = getElement('#all', HTMLAnchorElement);
const logo = getElement('#logo', HTMLAnchorElement);

const lastSeason = getLastSeason(Date.now());
const choice = parseBoardChoice(new URLSearchParams(location.search), lastSeason);
const { board, eventId, season, state } = choice;

/** Pages that visitors may open. */
const getPath: Record<Board, (id: string) => string> = {
  riders: seasonPath,
  animals: animalPath,
  contractors: myRodeoPath,
};

function createLink({ id, name }: NamedPerson, brand: string): HTMLAnchorElement {
  const link = document.createElement('a');
  if (brand) link.append(createPart('brand', brand), ' ');
  link.append(name || copy.unnamed);
  return Object.assign(link, { href: getPath[board](id), target: '_blank', rel: 'noopener' });
}

function createRow({ members, brand, rank, isTied, figure }: Standing, by: RankedBy): HTMLLIElement {
  const names = createPart('names', '');
  names.append(...members.map((member) => createLink(member, brand)));
  const value = document.createElement('div');
  value.append(createPart('plate', figure.digits, 'b'));
  const basis = describeBasis(figure, by);
  if (basis) value.append(createPart('', basis, 'small'));
  const row = document.createElement('li');
  row.append(createPart('rank', isTied ? copy.tied(rank) : String(rank)), names, value);
  return row;
}

function showTitle(year: number | undefined): void {
  title.textContent = copy.title(board, getRodeoEventName(eventId), year, state);
  document.title = title.textContent;
}

async function show(): Promise<string> {
  const { year, board: shown, latestRides } = await fetchBoard(choice, lastSeason);
  const { by, standings } = chooseRanking(shown, choice.rankedBy);
  const threshold = getThreshold(board, by);
  showTitle(year);
  source.textContent = [
    copy.source(by, latestRides === undefined ? '' : formatCount(latestRides)),
    threshold > 1 && copy.threshold(by, threshold),
  ]
    .filter(Boolean)
    .join(' ');
  list.replaceChildren(...standings.slice(0, shownCount).map((standing) => createRow(standing, by)));
  return standings.length === 0 ? copy.empty : '';
}

showTitle(season);
allLink.textContent = copy.all;
logo.textContent = copy.see(env.productName);
allLink.href = logo.href = `${paths.leaderboards}?${buildBoardQuery(choice)}`;
loadFont();
showWithRetry(copy, show);
