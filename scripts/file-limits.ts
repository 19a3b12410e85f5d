import { readFileSync } from 'node:fs';

const toBytes = (product: string) => product.split('*').reduce((bytes, factor) => bytes * Number(factor), 1);

/** The files of a folder that have limits of their own: a name, or what follows the id of the folder. */
const namedFile = /file == (?:'([^']+)'|videoId \+ '([^']+)')[^]*?isNonEmptyUpTo\(([\d *]+)\)/g;

/** The most bytes of a file by its path in storage.rules, for example of `videos/{file}`. */
export function readFileLimits(rules: string = readFileSync('storage.rules', 'utf8')): Map<string, number> {
  const photo = /function isValidPhoto[^]*?isJpegUpTo\(([\d *]+)/.exec(rules)?.[1] ?? '';
  const matches = rules.split(/\n {4}match \//).slice(1);
  return new Map(
    matches.flatMap((text): [string, number][] => {
      const path = text.slice(0, text.indexOf(' '));
      const named = [...text.matchAll(namedFile)].map(([, name, ending, limit = '']): [string, number] => [
        path.replace('{file}', name ?? `{videoId}${ending}`),
        toBytes(limit),
      ]);
      if (named.length > 0) return named;
      const limit = /isNonEmptyUpTo\(([\d *]+)\)|isJpegUpTo\(([\d *]+),/.exec(text);
      return [[path, toBytes(limit?.[1] ?? limit?.[2] ?? photo)]];
    }),
  );
}
