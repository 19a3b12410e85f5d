/**
 * Checks that a static page contains no script besides the allowed one. The Content-Security-Policy allows inline
 * scripts of static pages by hash, so it would not block an unexpected one.
 *
 * @param html the built page
 * @param allowed the source of the only allowed script; undefined for none
 * @throws Error that names the page and the problem
 */
export function assertNoUnexpectedScripts(file: string, html: string, allowed: string | undefined): void {
  // Browsers do not run data blocks.
  const found = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)].filter(
    ([, attributes]) => attributes !== ' type="application/ld+json"',
  );
  if (/<link\b[^>]*\brel="?modulepreload/i.test(html)) throw new Error(`${file} preloads a module`);
  if (/<[a-z][^>]*\son[a-z]+\s*=/i.test(html)) throw new Error(`${file} has an inline event handler`);
  for (const [, attributes, text] of found)
    if (attributes !== '' || text !== allowed)
      throw new Error(`${file} contains an unexpected script: <script${attributes}>`);
  const expected = allowed === undefined ? 0 : 1;
  if (found.length !== expected)
    throw new Error(`${file} has ${found.length} scripts instead of ${expected}`);
}
