/** How long a call to the legacy API may take (specification, section 9). */
export const legacyTimeoutMs = 10_000;
