/** An element that the page has. @throws Error if it has not */
export function getElement<T extends Element>(selector: string, elementClass: new () => T): T {
  const element = document.querySelector(selector);
  if (!(element instanceof elementClass)) throw new Error(`The page has no ${selector}`);
  return element;
}
