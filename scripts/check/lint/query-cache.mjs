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
