/** Attributes that name something for code, although they may start with a capital letter. */
const technicalAttribute =
  /^(key|id|className|name|type|role|d|viewBox|to|href|src|rel|autoComplete|value|aria-keyshortcuts)$/;

/** "Try again", "Delete this ride?": a capital letter and more than one word. */
const isPhrase = (text) => /^\p{Lu}[\p{L}’']*[,:.!?…]?\s+\S/u.test(text);
const isWord = (text) => /^\p{Lu}\p{Ll}/u.test(text);

/** Arguments of errors and logs, which developers read, and attributes for code. */
const isTechnical = ({ parent }) =>
  parent.type === 'NewExpression' ||
  (parent.type === 'CallExpression' && parent.callee.name === 'reportError') ||
  (parent.type === 'JSXAttribute' && technicalAttribute.test(parent.name.name));

/** Texts that users read are written in the copy.ts of their folder, so that a writer can review them. */
export const copy = {
  create(context) {
    const report = (node, text) => {
      const excerpt = text.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
      context.report({ node, message: `text '${excerpt}' belongs in copy.ts` });
    };
    return {
      JSXText(node) {
        if (/\p{L}/u.test(node.value)) report(node, node.value);
      },
      Literal(node) {
        const { value, parent } = node;
        if (typeof value !== 'string' || isTechnical(node)) return;
        if (isPhrase(value) || (parent.type === 'JSXAttribute' && isWord(value))) report(node, value);
      },
      TemplateLiteral(node) {
        const text = node.quasis.map(({ value }) => value.raw).join('{}');
        if (!isTechnical(node) && (isPhrase(text) || /\p{Ll}{2,} .*[.?!]$/u.test(text))) report(node, text);
      },
    };
  },
};
