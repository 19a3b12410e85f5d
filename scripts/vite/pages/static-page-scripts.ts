/**
 * Checks that a static page contains no script besides the allowed one. The Content-Security-Policy allows inline
 * scripts of static pages by hash, so it would not block an unexpected one.
 *
 * @param html the built page
 * @param allowed the source of the only script
 * @throws Error that names the page
 */
export function assertNoUnexpectedScripts(file: string, html: string, allowed: string): void {
  const script = `<script>${allowed}</script>`;
  if (!html.includes(script)) throw new Error(`${file} does not contain its script`);
  // Browsers do not run data blocks.
  const rest = html.replace(script, '').replaceAll('<script type="application/ld+json">', '');
  const found = /<script|<link\b[^>]*\bmodulepreload|<[a-z][^>]*\son[a-z]+\s*=/i.exec(rest)?.[0];
  if (found !== undefined) throw new Error(`${file} contains an unexpected script: ${found}`);
}
