/** What browsers that translate a page have put in place of a text; undefined where it may be one of several. */
function findTranslation(parent: Node): Element | undefined {
  const [only, ...others] = [...parent.childNodes].filter((node) => node.nodeName === 'FONT');
  return only instanceof Element && others.length === 0 ? only : undefined;
}

const isElsewhere = (node: Node | null, parent: Node) => node !== null && node.parentNode !== parent;

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
    if (isElsewhere(child, this)) findTranslation(this)?.remove();
    else removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeTranslated<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    insertBefore.call(this, child, isElsewhere(next, this) ? (findTranslation(this) ?? null) : next);
    return child;
  };
  return () => Object.assign(Node.prototype, { insertBefore, removeChild });
}
