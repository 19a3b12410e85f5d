import { readFileSync } from 'node:fs';

const toBytes = (product: string) => product.split('*').reduce((bytes, factor) => bytes * Number(factor), 1);

/** The most bytes of a file by its path in storage.rules, for example of `videos/{file}`. */
export function readFileLimits(rules: string = readFileSync('storage.rules', 'utf8')): Map<string, number> {
  const photo = /function isValidPhoto[^]*?isJpegUpTo\(([\d *]+)/.exec(rules)?.[1] ?? '';
  const matches = rules.split(/\n {4}match \//).slice(1);
  return new Map(
    matches.map((text) => {
      const limit = /isNonEmptyUpTo\(([\d *]+)\)|isJpegUpTo\(([\d *]+),/.exec(text);
      return [text.slice(0, text.indexOf(' ')), toBytes(limit?.[1] ?? limit?.[2] ?? photo)];
    }),
  );
}
