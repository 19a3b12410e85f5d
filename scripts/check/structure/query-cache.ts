import { locateModule } from './layers.ts';
import { isTestFile, visitNodes, type Finding, type SourceFile } from './source-file.ts';

const cacheFunctions = new Set([
  'queryOptions',
  'infiniteQueryOptions',
  'mutationOptions',
  'getQueryData',
  'getQueriesData',
  'setQueryData',
  'setQueriesData',
  'invalidateQueries',
  'refetchQueries',
  'resetQueries',
  'removeQueries',
  'cancelQueries',
]);

/** Query keys and changes of the query cache are written in src/queries only. */
export function checkQueryCache(file: SourceFile): Finding[] {
  const { topFolder, layer } = locateModule(file.path);
  if (topFolder !== 'src' || layer === 'queries' || isTestFile(file.path)) return [];
  const findings: Finding[] = [];
  const report = (name: string, offset: number) =>
    findings.push({ file: file.path, line: file.lineAt(offset), message: `${name} belongs in src/queries` });
  visitNodes(file, {
    CallExpression: ({ callee, start }) => {
      const called = callee.type === 'MemberExpression' ? callee.property : callee;
      if (called.type === 'Identifier' && cacheFunctions.has(called.name)) report(called.name, start);
    },
    Property: ({ key, start }) => {
      if (key.type === 'Identifier' && key.name === 'queryKey') report('queryKey', start);
    },
  });
  return findings;
}
