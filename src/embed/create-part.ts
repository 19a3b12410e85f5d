/** An element with a class and a text. */
export function createPart(name: string, text: string, tag = 'span'): HTMLElement {
  const part = document.createElement(tag);
  part.className = name;
  part.textContent = text;
  return part;
}
