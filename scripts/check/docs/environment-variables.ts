import type { Finding } from './markdown-references.ts';

const namePattern = /\b(?:VITE|SEARCH)_[A-Z_]*[A-Z]\b/g;

/** The variables that .env.example declares. */
export function readDeclaredVariables(example: string): Set<string> {
  return new Set([...example.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name));
}

/**
 * .env.example, the documents and the code name the same variables.
 *
 * @param example the text of .env.example
 * @param texts path to the text of documents and of the code that reads variables
 * @param guide the path of the document that describes every variable
 */
export function checkEnvironmentVariables(
  example: string,
  texts: ReadonlyMap<string, string>,
  guide: string,
): Finding[] {
  const declared = readDeclaredVariables(example);
  const unknown = [...texts].flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(namePattern)]
          .filter(([name]) => !declared.has(name))
          .map(([name]) => ({ file, line: index + 1, message: `.env.example has no ${name}` })),
      ),
  );
  const documented = new Set([...(texts.get(guide) ?? '').matchAll(namePattern)].map(([name]) => name));
  const undocumented = [...declared]
    .filter((name) => !documented.has(name))
    .map((name) => ({ file: guide, line: 1, message: `${name} of .env.example is not documented` }));
  return [...unknown, ...undocumented];
}
