function getFunctionName(declaration) {
  if (/^(FunctionDeclaration|TSDeclareFunction)$/.test(declaration.type)) return declaration.id?.name;
  if (declaration.type !== 'VariableDeclaration') return undefined;
  const { id, init } = declaration.declarations[0];
  return /^(Arrow)?FunctionExpression$/.test(init?.type) ? id.name : undefined;
}

/** Exported functions document parameters, results and errors; of several overloads, the first one does. */
export const docComments = {
  create(context) {
    const hasDocComment = (node) => {
      const last = context.sourceCode.getCommentsBefore(node).at(-1);
      return last?.type === 'Block' && last.value.startsWith('*');
    };
    return {
      Program({ body }) {
        const exportedApart = new Set(
          body
            .filter(({ type, source }) => type === 'ExportNamedDeclaration' && !source)
            .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
        );
        const seen = new Set();
        for (const statement of body) {
          const { declaration } = statement;
          const name = getFunctionName(declaration ?? statement);
          if (!name || seen.has(name) || (!declaration && !exportedApart.has(name))) continue;
          seen.add(name);
          if (!hasDocComment(statement))
            context.report({ node: statement, message: `${name} is exported without a doc comment` });
        }
      },
    };
  },
};
