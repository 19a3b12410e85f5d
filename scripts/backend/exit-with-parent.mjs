// Preloaded into firebase-tools (node --import). When the launcher exits for any reason, firebase-tools and its
// engines shut down as on Ctrl-C.
const parent = process.ppid;
const timeoutMs = process.argv.includes('--export-on-exit') ? 120_000 : 8000;
const parentCheck = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(parentCheck);
  process.kill(process.pid, 'SIGINT');
  setTimeout(() => process.exit(1), timeoutMs);
}, 1000);
parentCheck.unref();
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
