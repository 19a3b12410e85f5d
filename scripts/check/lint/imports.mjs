import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import {
  folders,
  layers,
  layersWithoutReact,
  packageOwners,
  reactPackages,
  testSupport,
  getPath,
  isTestFile,
} from './layers.mjs';

const engines = { package: 'firebase-engines', folder: 'emulators' };

const dependencies = { ...layers, ...folders };

/** The layer in `src`, or the top folder, and the feature in `src/features`. */
function locate(path) {
  const [folder, second, third, fourth] = path.split('/');
  if (folder !== 'src') return { layer: folder };
  if (third === undefined) return { layer: second.startsWith('main.') ? 'app' : undefined };
  return { layer: second, feature: second === 'features' && fourth ? third : undefined };
}

/** The path that a specifier names in this repository; undefined for a package. */
function resolvePath(from, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (specifier.startsWith('#')) {
    // `#` is the folder of the nearest package.json.
    const root = from.startsWith(`${engines.folder}/`) ? engines.folder : '';
    return posix.join(root, specifier.slice(1));
  }
  if (specifier.startsWith(`${engines.package}/`)) return specifier.replace(engines.package, engines.folder);
  return undefined;
}

function getPathViolation(from, to, { specifier, isType, isTest, topFolder }) {
  if (from.layer === to.layer) {
    if (from.feature === to.feature) return undefined;
    return `a feature never imports another (${from.feature} -> ${to.feature}); what two share is a noun (domain), a look (ui) or a page (app/pages)`;
  }
  const isKnown = from.layer in dependencies && (to.layer in dependencies || from.layer === engines.folder);
  if (!isKnown || (isTest && testSupport[topFolder]?.includes(to.layer))) return undefined;
  const allowed = dependencies[from.layer];
  if (!allowed.includes(to.layer))
    return `${from.layer} may import ${allowed.join(', ') || 'no other layer'}, not ${to.layer}`;
  if (to.layer === engines.folder && /^[.#]/.test(specifier))
    return `import ${engines.folder} by its package name, ${engines.package}`;
  if (from.layer === 'ui' && to.layer === 'domain' && !isType && !isTest)
    return 'ui takes only types from domain';
  return undefined;
}

function getPackageViolation({ layer }, specifier, isTest) {
  if (!(layer in layers)) return undefined;
  const name = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';
  if (name.startsWith('node:') || builtinModules.includes(name))
    return isTest ? undefined : `${name} does not exist in a browser`;
  if (/^(vitest|fast-check|@testing-library\/.*)$/.test(name))
    return isTest ? undefined : `${name} is for tests`;
  const [owner] = Object.entries(packageOwners).find(([, packages]) => packages.test(name)) ?? [];
  if (owner && owner !== layer) return `only src/${owner} imports ${name}`;
  if (layer === 'domain' && name !== 'zod') return `domain imports zod and nothing else, not ${name}`;
  if (layersWithoutReact.includes(layer) && reactPackages.test(name))
    return `src/${layer} does not use React (${name})`;
  return undefined;
}

const isTypeImport = ({ importKind, exportKind, specifiers }) =>
  importKind === 'type' ||
  exportKind === 'type' ||
  (specifiers?.length > 0 &&
    specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type'));

/** Imports point one way: app -> features -> session, data, media -> domain. */
export const imports = {
  create(context) {
    const path = getPath(context);
    const from = locate(path);
    const isTest = isTestFile(path);
    const [topFolder] = path.split('/');
    const check = (node, source, isType) => {
      const specifier = source?.value;
      if (typeof specifier !== 'string') return;
      const target = resolvePath(path, specifier.replace(/\?.*$/, ''));
      const message =
        target === undefined
          ? getPackageViolation(from, specifier, isTest)
          : getPathViolation(from, locate(target), { specifier, isType, isTest, topFolder });
      if (message) context.report({ node, message });
    };
    const checkDeclaration = (node) => check(node, node.source, isTypeImport(node));
    return {
      Program(node) {
        if (topFolder !== 'src' || path.endsWith('.d.ts') || from.layer in layers) return;
        const message = `belongs to no layer; the layers of src are ${Object.keys(layers).join(', ')}`;
        context.report({ node, message });
      },
      ImportDeclaration: checkDeclaration,
      ExportNamedDeclaration: checkDeclaration,
      ExportAllDeclaration: checkDeclaration,
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source, true),
      NewExpression(node) {
        const [address, base] = node.arguments;
        const isModule = node.callee.name === 'URL' && base?.object?.type === 'MetaProperty';
        if (isModule && /^[.#]/.test(address.value)) check(node, address, false);
      },
    };
  },
};

/** A file that only re-exports hides where code is and pulls whole layers into a bundle. */
export const barrels = {
  create(context) {
    return {
      Program(node) {
        const imported = new Set(
          node.body
            .filter(({ type }) => type === 'ImportDeclaration')
            .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
        );
        const handsOn = ({ type, source, declaration, specifiers }) =>
          type === 'ExportAllDeclaration' ||
          (type === 'ExportNamedDeclaration' &&
            !declaration &&
            (source !== null || specifiers.every(({ local }) => imported.has(local.name))));
        const others = node.body.filter(({ type }) => type !== 'ImportDeclaration');
        if (others.length > 0 && others.every(handsOn))
          context.report({ node, message: 'only re-exports: import from the file itself instead' });
      },
    };
  },
};

const cacheFunctions =
  /^(queryOptions|infiniteQueryOptions|mutationOptions|(get|set)Quer(y|ies)Data|(invalidate|refetch|reset|remove|cancel)Queries)$/;

/** Query keys and changes of the query cache are written in src/queries only. */
export const queryCache = {
  create(context) {
    const report = (node, name) => context.report({ node, message: `${name} belongs in src/queries` });
    return {
      CallExpression(node) {
        const { name } = node.callee.property ?? node.callee;
        if (cacheFunctions.test(name)) report(node, name);
      },
      Property(node) {
        if (node.key.name === 'queryKey') report(node, 'queryKey');
      },
    };
  },
};
