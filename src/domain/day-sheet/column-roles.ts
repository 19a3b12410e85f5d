import { isPersonName } from '../names.ts';
import { getShape, isNumber, type Shape, type Vocabulary } from './sheet-columns.ts';
import type { Role } from './sheet-words.ts';

interface Column {
  index: number;
  cells: readonly string[];
  /** The share of its filled cells with a shape. */
  share: (shape: Shape) => number;
}

/** Whether numbers count rows: they go up, or are all that a table of so many rows has, in any order. */
export function countsRows(numbers: readonly number[]): boolean {
  const follows = (number: number, index: number) =>
    // Each event may begin again.
    number === 1 || (number > (numbers[index] ?? 0) && number <= (numbers[index] ?? 0) + 3);
  const rising = numbers.slice(1).filter(follows).length;
  if (numbers.length > 1 && rising >= (numbers.length - 1) * 0.7) return true;
  const isDistinct = new Set(numbers).size >= numbers.length * 0.7;
  return numbers.length > 0 && isDistinct && Math.max(...numbers) <= numbers.length * 1.5 + 5;
}

const listColumns = (rows: readonly string[][], vocabulary: Vocabulary): Column[] =>
  Array.from({ length: Math.max(0, ...rows.map(({ length }) => length)) }, (_, index) => {
    const cells = rows.map((row) => row[index] ?? '').filter(Boolean);
    const shapes = cells.map((cell) => getShape(cell, vocabulary));
    return {
      ...{ index, cells },
      share: (shape) => shapes.filter((each) => each === shape).length / Math.max(1, shapes.length),
    };
  });

const getShare = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.filter(is).length / Math.max(1, cells.length);

/** How much a column looks like one of brands. */
const rateBrands = ({ cells, share }: Column, { isBrand }: Vocabulary) =>
  2 * getShare(cells, isBrand) +
  share('code') +
  share('number') / 2 +
  // Brands of letters only.
  getShare(cells, (cell) => /^[\p{Lu}/&+-]{1,4}!?$/u.test(cell)) / 2;

const takeBest = (columns: Column[], rate: (column: Column) => number, least: number): Column | undefined => {
  const best = columns.toSorted((one, other) => rate(other) - rate(one))[0];
  return best && rate(best) >= least ? best : undefined;
};

/**
 * Decides by the whole table what each column holds.
 *
 * @param header what its heading says, as far as it says it
 * @param isTeam whether two ride together, so that a second column of names is of partners
 */
export function findRoles(
  rows: readonly string[][],
  header: readonly (Role | undefined)[],
  vocabulary: Vocabulary,
  isTeam: boolean,
): Role[] {
  const columns = listColumns(rows, vocabulary);
  const roles = columns.map(({ index }) => header[index]);
  const free = () => columns.filter(({ index, cells }) => roles[index] === undefined && cells.length > 0);
  const give = (role: Role, column: Column | undefined) => {
    if (column && !roles.includes(role)) roles[column.index] = role;
  };
  give(
    'number',
    free().find(
      ({ cells }) =>
        getShare(cells, isNumber) > 0.7 &&
        countsRows(cells.map((cell) => Number.parseInt(cell, 10)).filter((each) => each >= 0)),
    ),
  );
  give(
    'event',
    takeBest(free(), ({ share }) => share('event'), 0.6),
  );
  give(
    'brand',
    takeBest(free(), (column) => rateBrands(column, vocabulary), 0.4),
  );
  const names = () =>
    free().filter(
      ({ cells, share }) =>
        share('text') + share('event') >= 0.5 && getShare(cells, (cell) => /\p{L}{2}/u.test(cell)) > 0.5,
    );
  const brand = roles.indexOf('brand');
  const first = names()[0]?.index;
  const rateAnimals = ({ index, cells }: Column) =>
    3 * getShare(cells, vocabulary.isAnimal) -
    3 * getShare(cells, vocabulary.isRider) +
    // Hardly anybody rides under one name.
    getShare(cells, (cell) => !cell.includes(' ')) +
    (brand >= 0 && index === brand + 1 ? 0.5 : 0) +
    (brand >= 0 && index === brand - 1 ? 0.25 : 0) -
    (index === first ? 0.4 : 0);
  const rateRiders = (column: Column) =>
    getShare(column.cells, (cell) => isPersonName(cell.replace(/,/, '')) && cell.includes(' ')) / 2 -
    rateAnimals(column);
  if (!roles.includes('rider')) {
    const [one, other] = names();
    // One column of names beside the brands may be of either.
    const isAlone = one !== undefined && other === undefined && !roles.includes('animal');
    if (!isAlone || rateAnimals(one) < 0.4) give('rider', takeBest(names(), rateRiders, -Infinity));
  }
  give(isTeam && brand < 0 ? 'partner' : 'animal', takeBest(names(), rateAnimals, -Infinity));
  return roles.map((role) => role ?? 'other');
}
