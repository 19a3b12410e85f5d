import { getPath } from './layers.mjs';

const effectHooks = /^use(Layout|Insertion)?Effect$/;

/** The name of a function that is declared, or assigned to a const (also through memo() or forwardRef()). */
function getFunctionName({ type, id, parent }) {
  if (!/Function/.test(type)) return undefined;
  const value = parent.type === 'CallExpression' ? parent.parent : parent;
  return id?.name ?? (value.type === 'VariableDeclarator' ? value.id.name : undefined);
}

/** Effects subscribe to external systems: one per named hook, none in src/ui. */
export const effects = {
  create(context) {
    const isUi = getPath(context).startsWith('src/ui/');
    const ownersWithEffect = new Set();
    return {
      CallExpression(node) {
        if (!effectHooks.test(node.callee.name ?? node.callee.property?.name)) return;
        let owner = node.parent;
        while (owner && getFunctionName(owner) === undefined) owner = owner.parent;
        if (!owner) return;
        const name = getFunctionName(owner);
        const message = isUi
          ? 'no effects in src/ui: it only looks'
          : !/^use[A-Z]/.test(name)
            ? `an effect in ${name}: move it into a hook whose name says what it does`
            : ownersWithEffect.has(owner)
              ? `a second effect in ${name}: one to a hook`
              : undefined;
        ownersWithEffect.add(owner);
        if (message) context.report({ node, message });
      },
    };
  },
};
