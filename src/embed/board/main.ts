import { env } from '#src/config/env.ts';
import { animalPath, myRodeoPath, paths, seasonPath } from '#src/config/paths.ts';
import { fetchSeasonRides } from '#src/data/firestore-rest/season-rides.ts';
import { buildBoardQuery, getBoard, parseBoardChoice } from '#src/domain/board-choice.ts';
import { formatFigure, type Board, type RankedBy, type Standing } from '#src/domain/leaderboard.ts';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
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

const choice = parseBoardChoice(new URLSearchParams(location.search), new Date().getUTCFullYear());
const { board, eventId, season, state } = choice;

/** Pages that visitors may open. */
const getPath: Record<Board, (id: string) => string> = {
  riders: seasonPath,
  animals: animalPath,
  contractors: myRodeoPath,
};

function createPart(name: string, text: string, tag = 'span'): HTMLElement {
  const part = document.createElement(tag);
  part.className = name;
  part.textContent = text;
  return part;
}

function createRow({ id, name, brand, rank, isTied, figures }: Standing, by: RankedBy): HTMLLIElement {
  const link = document.createElement('a');
  Object.assign(link, { href: getPath[board](id), target: '_blank', rel: 'noopener' });
  if (brand) link.append(createPart('brand', brand), ' ');
  link.append(name || copy.unnamed);
  const row = document.createElement('li');
  row.append(
    createPart('rank', isTied ? copy.tied(rank) : String(rank)),
    link,
    createPart('plate', formatFigure(figures, by), 'b'),
  );
  return row;
}

async function show(): Promise<string> {
  const { rides } = await fetchSeasonRides({ kind: 'of-season', eventId, year: season });
  const { by, standings } = getBoard(rides, choice);
  source.textContent = copy.source(by);
  list.replaceChildren(...standings.slice(0, shownCount).map((standing) => createRow(standing, by)));
  return standings.length === 0 ? copy.empty : '';
}

title.textContent = copy.title(board, getRodeoEventName(eventId), season, state);
document.title = title.textContent;
allLink.textContent = copy.all;
logo.textContent = copy.see(env.productName);
allLink.href = logo.href = `${paths.leaderboards}?${buildBoardQuery(choice)}`;
loadFont();
showWithRetry(copy, show);
