/** Modules stay loaded between files that share a process: what one of them mocks stays mocked for those after it. */
export const mocks = {
  create: (context) => ({
    CallExpression(node) {
      const { object, property } = node.callee;
      if (object?.name === 'vi' && /^(do)?[mM]ock$/.test(property?.name))
        context.report({
          node,
          message: 'a mock that other files keep: spy on an export, or intercept a request',
        });
    },
  }),
};
