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
