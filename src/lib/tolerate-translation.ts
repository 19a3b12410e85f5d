/** What browsers that translate a page have put in place of texts. */
const listTranslations = (parent: Node): Element[] =>
  [...parent.childNodes]
    .filter((node) => node instanceof Element)
    .filter(({ nodeName }) => nodeName === 'FONT');

/**
 * Of a text that React no longer finds: undefined where it may be one of several.
 *
 * @throws the cause where nothing was translated
 */
function findTranslation(parent: Node, cause: unknown): Element | undefined {
  const [first, ...others] = listTranslations(parent);
  if (!first) throw cause;
  return others.length === 0 ? first : undefined;
}

/**
 * Lets a page be translated by the browser, which replaces texts by elements of its own: where React removes such a text,
 * or puts something before it, the browser would throw, and the page be lost.
 *
 * @returns stop
 */
export function tolerateTranslation(): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- they are called for the nodes below
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function removeTranslated<Child extends Node>(
    this: Node,
    child: Child,
  ): Child {
    try {
      removeChild.call(this, child);
    } catch (error) {
      findTranslation(this, error)?.remove();
    }
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeTranslated<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    try {
      insertBefore.call(this, child, next);
    } catch (error) {
      insertBefore.call(this, child, findTranslation(this, error) ?? null);
    }
    return child;
  };
  return () => Object.assign(Node.prototype, { insertBefore, removeChild });
}
