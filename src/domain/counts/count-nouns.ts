import { formatCount } from '#src/languages/format-facts.ts';
import { copy } from './copy.ts';

/** So many of something, for example `1 ride` or `1,204 rides`. */
export function countNouns(count: number, noun: keyof typeof copy.nouns): string {
  const { one, other } = copy.nouns[noun];
  return `${formatCount(count)} ${count === 1 ? one : other}`;
}

const toText = (count: number | string) => (typeof count === 'number' ? formatCount(count) : count);

/** Some out of all, for example `3 of 5` or `3 of 5 rides`. Each is a number, or what `countNouns` says. */
export const countOutOf = (some: number | string, all: number | string): string =>
  copy.outOf(toText(some), toText(all));
