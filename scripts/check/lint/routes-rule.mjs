import { readFileSync } from 'node:fs';

const pathsFile = 'src/config/paths.ts';

/** The first segment of every route in config/paths.ts: 'feed', 'video', … */
const segments = new Set(
  [...readFileSync(pathsFile, 'utf8').matchAll(/['"`}]\/([a-z][a-z-]*)/g)].map(([, segment]) => segment),
);

const isRoot = (node) => node?.type === 'Literal' && node.value === '/';

/** Routes are written once, in config/paths.ts. */
export const routes = {
  create(context) {
    const report = (node, text) =>
      context.report({ node, message: `route '${text}' belongs in ${pathsFile}: import it from there` });
    const isRoute = (text) => segments.has(/^\/([a-z][a-z-]*)(?=[/?#]|$)/.exec(text)?.[1]);
    return {
      Literal(node) {
        if (typeof node.value === 'string' && isRoute(node.value)) report(node, node.value);
      },
      TemplateLiteral(node) {
        const text = node.quasis[0].value.raw;
        if (isRoute(text)) report(node, `${text}…`);
      },
      // '/' alone is a route only in navigation; elsewhere it is a separator.
      JSXAttribute(node) {
        if (/^(to|href)$/.test(node.name.name) && isRoot(node.value)) report(node, '/');
      },
      CallExpression(node) {
        if (node.callee.name === 'navigate' && isRoot(node.arguments[0])) report(node, '/');
      },
    };
  },
};
