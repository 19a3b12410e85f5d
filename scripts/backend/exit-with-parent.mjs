// Preloaded into firebase-tools (node --import). When the launcher exits for any reason, firebase-tools and its
// engines shut down as on Ctrl-C.
const parent = process.ppid;
const parentCheck = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(parentCheck);
  process.kill(process.pid, 'SIGINT');
  setTimeout(() => process.exit(1), 8000);
}, 1000);
parentCheck.unref();
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
