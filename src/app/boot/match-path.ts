/** Where forms are, no document has its page. */
const formName = 'new';

/** What stands for the parts of a pattern that begin with a colon, as in `/animals/:id`; undefined for another path. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const names = pattern.split('/');
  const values = pathname.replace(/\/$/, '').split('/');
  if (names.length !== values.length) return undefined;
  const found: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (!name.startsWith(':')) {
      if (value !== name) return undefined;
    } else if (/^[\w-]+$/.test(value) && value !== formName) found[name.slice(1)] = value;
    else return undefined;
  }
  return found;
}

/** Puts the parts of an address into a text that names them, as `{id}`. */
export const fillIn = (text: string, parts: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole);
