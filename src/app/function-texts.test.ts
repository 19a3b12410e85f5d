import { afterEach, describe, expect, test, vi } from 'vitest';

/*
 * Every text that is a function, in three languages, with the numbers at which languages differ. People read the table
 * (function-texts.txt): a plural, a sign or a word that changes has to be read again, and its file updated with `-u`.
 */

const english = import.meta.glob('/src/**/copy.ts', { eager: true, import: 'copy' });
const translations = import.meta.glob('/src/**/copy.{es,pt}.ts', { eager: true, import: 'copy' });

type TextFunction = (...values: unknown[]) => unknown;

const numbers = [0, 1, 2, 1.5, 11];

/** What numbers are called, also those that are written out already. */
const numberNames = new Set(
  (
    'age all available buckOffs count days degrees end figure first from highest items last lines loaded lowest max ' +
    'maxLength median minimum minutes number own percent place point points published rank rate reports ride rides score ' +
    'season seconds selected share shown size step time to total x y year'
  ).split(' '),
);

/** Values of other types than texts and numbers. */
const otherValues: Readonly<Record<string, unknown>> = {
  unit: 'hour',
  board: 'riders',
  rankedBy: 'best',
  verdict: 'remove',
  outcome: 'qualified',
  shape: 'line',
};

/** A value for each parameter, by its name in the English text. */
const getParameters = (text: TextFunction): string[] =>
  [...(/^(?:function \w*)?\(?([^)=]*)/.exec(String(text))?.[1] ?? '').matchAll(/\w+/g)].map(([name]) => name);

const toValue = (name: string, number: number): unknown => {
  if (/^(is|has)[A-Z]/.test(name)) return number === 1;
  if (numberNames.has(name)) return number;
  return otherValues[name] ?? `‹${name}›`;
};

/** The texts of a catalog that are functions, by their path in it. */
function listFunctions(value: unknown, path = ''): [path: string, text: TextFunction][] {
  if (typeof value === 'function') return [[path, value as TextFunction]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    listFunctions(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** A name that is also that of a number is tried as one first. */
function call(text: TextFunction, values: readonly unknown[]): string {
  try {
    return String(text(...values));
  } catch {
    return String(text(...values.map(String)));
  }
}

const say = (text: TextFunction, parameters: readonly string[]) =>
  numbers.map((number) =>
    call(
      text,
      parameters.map((name) => toValue(name, number)),
    ),
  );

const rows = Object.entries(english).flatMap(([file, catalog]) =>
  listFunctions(catalog).map(([path, text]) => {
    const parameters = getParameters(text);
    const find = (code: string) => {
      const translated = listFunctions(translations[file.replace('.ts', `.${code}.ts`)]);
      return say(translated.find(([other]) => other === path)?.[1] ?? text, parameters);
    };
    const name = `${file.slice('/src/'.length, -'/copy.ts'.length)} ${path}`;
    return { name, parameters, texts: { en: say(text, parameters), es: find('es'), pt: find('pt') } };
  }),
);

/** Equal texts stand once. */
const toLine = (code: string, texts: readonly string[]) => `  ${code}  ${[...new Set(texts)].join('  |  ')}`;

const table = rows
  .map(({ name, parameters, texts }) =>
    [
      `${name} (${parameters.join(', ')})`,
      ...Object.entries(texts).map(([code, said]) => toLine(code, said)),
    ].join('\n'),
  )
  .join('\n\n');

test('[LANG-09] texts that are functions are those that people have read', async () => {
  await expect(`${table}\n`).toMatchFileSnapshot('./function-texts.txt');
});

describe('[LANG-09] a text that is a function', () => {
  test.each(rows)('$name says all its values in each language', ({ parameters, texts }) => {
    for (const [index, original] of texts.en.entries()) {
      const values = parameters.map((name) => String(toValue(name, numbers[index] ?? 0)));
      for (const text of [texts.es, texts.pt].map((said) => said[index] ?? '')) {
        expect(text).not.toMatch(/undefined|NaN|null|\[object|function/);
        const said = (value: string) => [value, value.replace('.', ',')].some((each) => text.includes(each));
        const lost = values.filter(
          (value) => /[‹\d]/.test(value) && original.includes(value) && !said(value),
        );
        expect([text, lost]).toEqual([text, []]);
      }
    }
  });

  test.each(rows)('$name tells one from many wherever English does', ({ texts }) => {
    const withoutNumbers = (text: string | undefined) => text?.replaceAll(/[\d.,]+/g, '#');
    const differs = ([, one, two]: readonly string[]) => withoutNumbers(one) !== withoutNumbers(two);
    const isCounted = differs(texts.en);
    expect([isCounted && !differs(texts.es), isCounted && !differs(texts.pt)]).toEqual([false, false]);
  });
});

describe('[LANG-09] what is composed of texts', () => {
  afterEach(() => {
    globalThis.language = undefined;
    vi.resetModules();
  });

  test('is in the table, too', async () => {
    const lines: string[] = [];
    for (const code of ['en', 'es', 'pt']) {
      globalThis.language = undefined;
      vi.resetModules();
      if (code === 'es') await import('#src/languages/es.ts');
      if (code === 'pt') await import('#src/languages/pt.ts');
      const { countNouns, countOutOf } = await import('#src/domain/counts/count-nouns.ts');
      const { copy } = await import('#src/domain/counts/copy.ts');
      const { formatDate, formatMonthAndDay, formatRecentDay, formatRelativeTime } =
        await import('#src/lib/dates.ts');
      const { formatDollars, formatTimecode } = await import('#src/lib/format.ts');
      const { formatCount } = await import('#src/languages/format-facts.ts');
      const { getSpokenResult } = await import('#src/domain/ride-result.ts');
      const nouns = Object.keys(copy.nouns) as (keyof typeof copy.nouns)[];
      const hour = 3_600_000;
      lines.push(
        code,
        ...nouns.map((noun) => `  ${numbers.map((count) => countNouns(count, noun)).join('  |  ')}`),
        `  ${countOutOf(1.5, 1204)}  |  ${formatCount(12_408)}  |  ${formatDollars(48_200.5)}  |  ${formatTimecode(71.4)}`,
        `  ${[1.5, 11, 0].map((time) => getSpokenResult({ event_type: 5, score: null, time })).join('  |  ')}`,
        `  ${[0, 1, 86.5].map((score) => getSpokenResult({ event_type: 1, score, time: null })).join('  |  ')}`,
        ...Array.from({ length: 12 }, (_, month) => {
          const day = Date.UTC(2026, month, month + 1) / 1000;
          return `  ${formatDate(day)}  |  ${formatMonthAndDay(day)}`;
        }),
        ...Array.from({ length: 7 }, (_, day) => {
          const time = new Date(2026, 10, 22 + day, 12).getTime();
          return `  ${formatRecentDay(time, time)}`;
        }),
        ...numbers.map((count) => `  ${formatRelativeTime(new Date(0), new Date(count * hour))}`),
      );
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./composed-texts.txt');
  });
});
