// Preloaded into an engine under test: answers every message of the parent with the resident memory in bytes, after the
// garbage has been collected (node --expose-gc).
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().rss);
});
process.channel?.unref();
