/**
 * Refuses a drawn page that would bring more script than it was given: the build shall fail, not the visitor's
 * budget. The Content-Security-Policy allows what stands in the landing page by its hash, so a script that
 * slipped in unseen would be allowed as well.
 *
 * @param html the page as it will be served
 * @param allowed the text of the one script that may stand in it; undefined means none
 * @throws Error that names the page and what is wrong with it
 */
export function assertNoUnexpectedScripts(file: string, html: string, allowed: string | undefined): void {
  const found = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)];
  if (/<link\b[^>]*\brel="?modulepreload/i.test(html)) throw new Error(`${file} would load a module`);
  if (/<[a-z][^>]*\son[a-z]+\s*=/i.test(html)) throw new Error(`${file} has a handler in its markup`);
  for (const [, attributes, text] of found) {
    if (attributes !== '' || text !== allowed)
      throw new Error(`${file} would ship a script that was not meant to be there: <script${attributes}>`);
  }
  if (found.length !== (allowed === undefined ? 0 : 1))
    throw new Error(
      `${file} has ${found.length} scripts instead of ${allowed === undefined ? 'none' : 'one'}`,
    );
}
