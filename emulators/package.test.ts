import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const folder = import.meta.dirname;
const namesSchema = z.record(z.string(), z.string());
const packageJson = z
  .object({ dependencies: namesSchema, devDependencies: namesSchema })
  .parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

interface Import {
  readonly file: string;
  readonly specifier: string;
}

const sourceFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(ts|mjs)$/.test(file) && !file.includes('node_modules'),
);
const imports: readonly Import[] = sourceFiles.flatMap((file) => {
  const source = readFileSync(join(folder, file), 'utf8');
  const statements = source.matchAll(/^(?:import|export|\}) (?:[^'\n]* from )?'([^']+)';$/gm);
  const dynamic = source.matchAll(/import\('([^']+)'\)/g);
  return [...statements, ...dynamic].map(([, specifier = '']) => ({ file, specifier }));
});

/** The imported file, relative to the package; undefined for a package or a Node module. */
function resolveImport({ file, specifier }: Import): string | undefined {
  if (specifier.startsWith('.')) return posix.join(dirname(file), specifier);
  return specifier.startsWith('#') ? specifier.slice(1) : undefined;
}

function getPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function listPackedFiles(): ReadonlySet<string> {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [packed] = z
    .array(z.object({ files: z.array(z.object({ path: z.string() })) }))
    .parse(JSON.parse(output));
  return new Set(packed?.files.map(({ path }) => path));
}

test('imports no file outside the package', () => {
  expect(imports.length).toBeGreaterThan(300);
  const files = new Set(sourceFiles);
  const unresolved = imports.filter((one) => {
    const target = resolveImport(one);
    return target !== undefined && !files.has(target);
  });
  expect(unresolved).toEqual([]);
});

describe('the packed files', () => {
  const packed = listPackedFiles();
  const packedImports = imports.filter(({ file }) => packed.has(file));

  test('include the program, the launcher and the documentation, and no tests', () => {
    expect([...packed]).toEqual(
      expect.arrayContaining([
        'README.md',
        'bin/firebase-engines.mjs',
        'java/java',
        'main.ts',
        'package.json',
        'rules/README.md',
      ]),
    );
    const unwanted =
      /\.test\.|\.soak\.|(^|\/)(sdk|fuzz|bench|soak)\/|vitest|^(firestore|rules|storage-rules)\/testing\//;
    expect([...packed].filter((file) => unwanted.test(file))).toEqual([]);
  });

  test('import only packed files', () => {
    const missing = packedImports.filter((one) => {
      const target = resolveImport(one);
      return target !== undefined && !packed.has(target);
    });
    expect(missing).toEqual([]);
  });

  test('import only dependencies', () => {
    const undeclared = packedImports.filter(
      ({ specifier }) =>
        !/^[.#]/.test(specifier) &&
        !isBuiltin(specifier) &&
        !(getPackageName(specifier) in packageJson.dependencies),
    );
    expect(undeclared).toEqual([]);
  });
});

test('the other files import only dependencies and development dependencies', () => {
  const declared = { ...packageJson.dependencies, ...packageJson.devDependencies };
  const undeclared = imports.filter(
    ({ specifier }) =>
      !/^[.#]/.test(specifier) && !isBuiltin(specifier) && !(getPackageName(specifier) in declared),
  );
  expect(undeclared).toEqual([]);
});
