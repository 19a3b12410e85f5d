import { createHash } from 'node:crypto';

/** The addresses the pages may talk to; each is an origin such as https://example.com, without a path. */
export interface PolicyOrigins {
  /** Where pictures and clips come from. */
  readonly media: readonly string[];
  /** Where requests and sockets go, besides the page's own origin. */
  readonly connect: readonly string[];
}

const originPattern = /^(https?|wss?):\/\/(\*\.)?[\w.-]+(:\d+)?$/;

/**
 * The Content-Security-Policy of every page, without `frame-ancestors`, which differs from page to page.
 *
 * @param scriptHashes CSP hashes of the scripts that stand inside a page (see `inlineScriptHashes`)
 * @throws Error when an origin could change the policy's meaning
 */
export function buildContentSecurityPolicy(origins: PolicyOrigins, scriptHashes: readonly string[]): string {
  for (const origin of [...origins.media, ...origins.connect]) {
    if (!originPattern.test(origin))
      throw new Error(`Not an origin for the Content-Security-Policy: "${origin}"`);
  }
  const media = removeDuplicates(origins.media);
  return [
    "default-src 'none'",
    // wasm-unsafe-eval: the video tools are WebAssembly; it allows no eval of text.
    formatDirective('script-src', "'self'", ...scriptHashes, "'wasm-unsafe-eval'"),
    "style-src 'self'",
    formatDirective('img-src', "'self'", 'data:', 'blob:', ...media),
    formatDirective('media-src', "'self'", 'blob:', ...media),
    formatDirective('connect-src', "'self'", ...removeDuplicates([...media, ...origins.connect])),
    "worker-src 'self' blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** CSP hashes of the scripts that stand in a page's own text. */
export function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts].map(([, text]) => {
    const digest = createHash('sha256')
      .update(text ?? '', 'utf8')
      .digest('base64');
    return `'sha256-${digest}'`;
  });
}

const formatDirective = (directive: string, ...sources: string[]) => [directive, ...sources].join(' ');
const removeDuplicates = (values: readonly string[]) => [...new Set(values)];
