/** Loads the letters of the headings, which are heavier than the page: after the picture, or what else came first. */
export function loadFont(): void {
  document.documentElement.dataset['font'] = '';
}
