import { isTestFile, visitNodes, type Finding, type SourceFile } from './source-file.ts';

const pathsFile = 'src/config/paths.ts';

/** The first segment of every route in config/paths.ts: 'feed', 'video', … */
export function findRouteSegments(paths: SourceFile | undefined): Set<string> {
  const segments = new Set<string>();
  const take = (text: string) => {
    const segment = /^\/([a-z][a-z-]*)/.exec(text)?.[1];
    if (segment) segments.add(segment);
  };
  if (paths)
    visitNodes(paths, {
      Literal: ({ value }) => typeof value === 'string' && take(value),
      TemplateElement: ({ value }) => take(value.raw),
    });
  return segments;
}

/** Routes are written once, in config/paths.ts. */
export function checkRouteLiterals(file: SourceFile, addresses: ReadonlySet<string>): Finding[] {
  if (!file.path.startsWith('src/') || file.path === pathsFile || isTestFile(file.path)) return [];
  const findings: Finding[] = [];
  const report = (text: string, offset: number) =>
    findings.push({
      file: file.path,
      line: file.lineAt(offset),
      message: `route '${text}' belongs in ${pathsFile}: import it from there`,
    });
  const isAddress = (text: string) => {
    const segment = /^\/([a-z][a-z-]*)(?=[/?#]|$)/.exec(text)?.[1];
    return segment !== undefined && addresses.has(segment);
  };
  const isRoot = (node: { type: string; value?: unknown } | null | undefined) =>
    node?.type === 'Literal' && node.value === '/';
  visitNodes(file, {
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && isAddress(value)) report(value, start);
    },
    TemplateLiteral: ({ quasis: [head], start }) => {
      const text = head?.value.raw ?? '';
      if (isAddress(text)) report(`${text}…`, start);
    },
    // '/' alone is a route only in navigation; elsewhere it is a separator.
    JSXAttribute: ({ name, value, start }) => {
      if (name.type === 'JSXIdentifier' && /^(to|href)$/.test(name.name) && isRoot(value)) report('/', start);
    },
    CallExpression: ({ callee, arguments: [first], start }) => {
      if (callee.type === 'Identifier' && callee.name === 'navigate' && isRoot(first)) report('/', start);
    },
  });
  return findings;
}
