const namePattern = /\b(?:VITE|SEARCH)_[A-Z_]*[A-Z]\b/g;

/** The variables that .env.example declares. */
export function readDeclaredVariables(example: string): Set<string> {
  return new Set([...example.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name));
}

/**
 * The documents and the code name only variables of .env.example.
 *
 * @param example the text of .env.example
 * @param texts path to the text of documents and of the code that reads variables
 */
export function checkEnvironmentVariables(example: string, texts: ReadonlyMap<string, string>): string[] {
  const declared = readDeclaredVariables(example);
  return [...texts].flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(namePattern)]
          .filter(([name]) => !declared.has(name))
          .map(([name]) => `${file}:${index + 1} .env.example has no ${name}`),
      ),
  );
}
