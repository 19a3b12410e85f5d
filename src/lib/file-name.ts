/** A name that every file system takes, of texts of any language, for example `insights-cedar-gap`. Letters stay. */
export const toFileName = (...parts: readonly string[]): string =>
  parts
    .map((part) =>
      part
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, ''),
    )
    .filter(Boolean)
    .join('-');
