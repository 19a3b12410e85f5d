/** What was typed into a field; a form may hold files as well. */
export function getFieldValue(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
