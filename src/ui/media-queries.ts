/** For what depends on the size of the window in code; a test compares them with the variants of theme.css. */
export const mediaQueries = {
  shell: '(width >= 80.0625rem)',
  belowShell: '(width < 80.0625rem)',
  belowMd: '(width < 56.3125rem)',
  short: '(height < 31rem)',
} as const;
